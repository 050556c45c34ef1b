import { createRoot } from 'react-dom/client'
import { FullFlameGraph, fetchProfile } from 'react-pprof'

const input = document.querySelector('input')
const root = createRoot(document.querySelector('#root'))

input.addEventListener('change', async () => {
  const unpacked = input.files[0].stream().pipeThrough(new DecompressionStream('gzip'))
  const profile = await fetchProfile(URL.createObjectURL(await new Response(unpacked).blob()))
  root.render(<FullFlameGraph profile={profile} height={700} />)
  sayReady()
})

/** Ready when the canvas is there and two frames have passed. */
function sayReady() {
  if (!document.querySelector('canvas')) return requestAnimationFrame(sayReady)
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.documentElement.dataset.ready = 'true'
    }),
  )
}
