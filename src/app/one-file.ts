import { carriedText } from './own-source.ts'
import './main.tsx'
import { readCarried } from '#core/share/one-file.ts'
import { openCarried } from '#state/opening.ts'

const carried = readCarried(carriedText)
if (carried) openCarried(carried.fragment)
