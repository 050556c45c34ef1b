import type { Size } from '#worker/layout.ts'

/** What a picture needs to look the same without the page's style sheets. */
const COPIED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'paint-order',
] as const

const COLOURS: readonly string[] = ['fill', 'stroke']

/** The drawn group as an SVG file of its own, in the colours it has on the page. */
export function svgOf(group: SVGGElement, { width, height }: Size): string {
  const plain = createPlainColours()
  const copy = group.cloneNode(true) as SVGGElement
  const [sources, copies] = [group, copy].map(each => each.querySelectorAll('rect, path, text'))
  for (const [i, target] of [...(copies ?? [])].entries()) {
    const source = sources?.[i]
    if (!source) continue
    const style = getComputedStyle(source)
    target.removeAttribute('style')
    target.removeAttribute('class')
    for (const property of COPIED) {
      const value = style.getPropertyValue(property)
      target.setAttribute(property, COLOURS.includes(property) ? plain(value) : value)
    }
  }
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`)
  svg.setAttribute('width', String(Math.ceil(width)))
  svg.setAttribute('height', String(Math.ceil(height)))
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  paper.setAttribute('width', '100%')
  paper.setAttribute('height', '100%')
  paper.setAttribute('fill', plain(getComputedStyle(document.documentElement).getPropertyValue('--panel')))
  svg.append(paper, copy)
  for (const element of copy.querySelectorAll('[class]')) element.removeAttribute('class')
  return new XMLSerializer().serializeToString(svg)
}

/** Mixed colours as `#rrggbb`, which every program reads, by painting them. */
function createPlainColours(): (colour: string) => string {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = new Map<string, string>()
  return colour => {
    if (colour === 'none' || !context) return colour
    const seen = known.get(colour)
    if (seen !== undefined) return seen
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = resolved(colour)
    context.fillRect(0, 0, 1, 1)
    const parts = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
    const hex = `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
    known.set(colour, hex)
    return hex
  }
}

/** `light-dark()` and variables, as the page computes them now. */
function resolved(colour: string): string {
  const probe = document.createElement('span')
  probe.style.color = colour
  document.body.append(probe)
  const value = getComputedStyle(probe).color
  probe.remove()
  return value
}

/** Sharp on a screen of two pixels per point, as long as browsers make canvases of that size. */
const SHARP = 2
const MOST_PIXELS = 64e6

/** The same as pixels; null where the browser cannot draw it. */
export async function pngOf(svg: string, { width, height }: Size): Promise<Blob | null> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const scale = Math.min(SHARP, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}
