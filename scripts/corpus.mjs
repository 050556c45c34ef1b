// `npm run corpus -- DIR`: what the reader makes of every file in a folder, beside `go tool pprof -raw` where Go is there.
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

await import(pathToFileURL(await bundle('scripts/corpus/main.ts', 'corpus')).href)
