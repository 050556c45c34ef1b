import { createTheme } from '@grafana/data'
import { FlameGraph } from '@grafana/flamegraph'
import { createRoot } from 'react-dom/client'
import { compare } from '#core/compare/compare.ts'
import { streamHost } from '#core/profile/inflate.ts'
import { readProfiles } from '#core/profile/read.ts'
import { nestedSet } from './nested-set.js'

const theme = createTheme({ colors: { mode: 'light' } })
const input = document.querySelector('input')
const root = createRoot(document.querySelector('#root'))

input.addEventListener('change', async () => {
  const [before, after] = await Promise.all(Array.from(input.files, readFile))
  const comparison = compare(before, after, { sampleType: null, by: 'function', details: false })
  root.render(<FlameGraph data={nestedSet(comparison)} getTheme={() => theme} vertical={true} />)
  sayReady()
})

async function readFile(file) {
  const result = await readProfiles(new Uint8Array(await file.arrayBuffer()), streamHost)
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

/** Ready when the canvas is there and two frames have passed. */
function sayReady() {
  if (!document.querySelector('canvas')) return requestAnimationFrame(sayReady)
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.documentElement.dataset.ready = 'true'
    }),
  )
}
