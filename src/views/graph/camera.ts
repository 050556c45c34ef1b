import type { Point, Size } from '#worker/layout.ts'

/** Where a picture lies on the screen: screen = picture · zoom + (x, y), in CSS pixels. */
export interface Camera extends Point {
  readonly zoom: number
}

const NEAREST = 4
const MARGIN = 12
/** Below this text cannot be read. */
const READABLE = 0.8

function farthest(picture: Size, stage: Size): number {
  const wide = (stage.width - 2 * MARGIN) / Math.max(1, picture.width)
  const high = (stage.height - 2 * MARGIN) / Math.max(1, picture.height)
  return Math.min(1, Math.max(0.02, Math.min(wide, high)))
}

/** All of the picture, in the middle of the stage, never larger than it is. */
export function whole(picture: Size, stage: Size): Camera {
  const zoom = farthest(picture, stage)
  return {
    zoom,
    x: (stage.width - picture.width * zoom) / 2,
    y: (stage.height - picture.height * zoom) / 2,
  }
}

/** A point of the picture in the middle of the stage. */
export function centred({ zoom }: Camera, { x, y }: Point, stage: Size): Camera {
  return { zoom, x: stage.width / 2 - x * zoom, y: stage.height / 2 - y * zoom }
}

/** All of it where it can be read then, else `point` in the middle of what can be read. */
export function opening(picture: Size, stage: Size, point: Point): Camera {
  const all = whole(picture, stage)
  return all.zoom >= READABLE ? all : filling(centred({ ...all, zoom: READABLE }, point, stage), picture, stage)
}

/** Over 1 comes closer; what is at `at` of the stage stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, picture: Size, stage: Size): Camera {
  const zoom = Math.min(NEAREST, Math.max(farthest(picture, stage) * 0.5, camera.zoom * factor))
  const scale = zoom / camera.zoom
  return bounded(
    { zoom, x: at.x - (at.x - camera.x) * scale, y: at.y - (at.y - camera.y) * scale },
    picture,
    stage,
  )
}

export function panned(camera: Camera, dx: number, dy: number, picture: Size, stage: Size): Camera {
  return bounded({ ...camera, x: camera.x + dx, y: camera.y + dy }, picture, stage)
}

/** Moved until no room of the stage is wasted. */
function filling({ zoom, x, y }: Camera, picture: Size, stage: Size): Camera {
  const filled = (at: number, length: number, room: number) => {
    const spare = room - length * zoom - MARGIN
    return spare > MARGIN ? (spare + MARGIN) / 2 : Math.min(MARGIN, Math.max(spare, at))
  }
  return { zoom, x: filled(x, picture.width, stage.width), y: filled(y, picture.height, stage.height) }
}

/** Some of the picture always stays on the stage. */
function bounded({ zoom, x, y }: Camera, picture: Size, stage: Size): Camera {
  const kept = (at: number, length: number, room: number) => {
    const least = Math.min(80, length * zoom, room)
    return Math.min(room - least, Math.max(least - length * zoom, at))
  }
  return { zoom, x: kept(x, picture.width, stage.width), y: kept(y, picture.height, stage.height) }
}

/** Moves just far enough to show a box whole. */
export function revealed(camera: Camera, middle: Point, box: Size, stage: Size): Camera {
  const shift = (at: number, length: number, room: number) => {
    const low = at - length / 2 - 2 * MARGIN
    const high = at + length / 2 + 2 * MARGIN
    return low < 0 ? -low : high > room ? room - high : 0
  }
  const { zoom, x, y } = camera
  const dx = shift(middle.x * zoom + x, box.width * zoom, stage.width)
  const dy = shift(middle.y * zoom + y, box.height * zoom, stage.height)
  return dx === 0 && dy === 0 ? camera : { zoom, x: x + dx, y: y + dy }
}
