import type { Way } from './walk.ts'

export type Command =
  | { readonly kind: 'walk'; readonly way: Way }
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'centre' }
  | { readonly kind: 'out' }

const STEP = 80
const ZOOM = 1.3

const BY_KEY: Readonly<Record<string, Command>> = {
  ArrowUp: { kind: 'walk', way: 'caller' },
  ArrowDown: { kind: 'walk', way: 'callee' },
  ArrowLeft: { kind: 'walk', way: 'left' },
  ArrowRight: { kind: 'walk', way: 'right' },
  Enter: { kind: 'centre' },
  Escape: { kind: 'out' },
  '+': { kind: 'zoom', factor: ZOOM },
  '=': { kind: 'zoom', factor: ZOOM },
  '-': { kind: 'zoom', factor: 1 / ZOOM },
  '0': { kind: 'all' },
}

/** Letters go by their place on the keyboard, as in the flame graph. */
const BY_PLACE: Readonly<Record<string, Command>> = {
  KeyA: { kind: 'pan', dx: STEP, dy: 0 },
  KeyD: { kind: 'pan', dx: -STEP, dy: 0 },
  KeyW: { kind: 'pan', dx: 0, dy: STEP },
  KeyS: { kind: 'pan', dx: 0, dy: -STEP },
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What a key means while the graph has the focus; null leaves it to the page and the browser. */
export function commandOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): Command | null {
  if (ctrlKey || metaKey || altKey) return null
  return BY_KEY[key] ?? (shiftKey ? null : (BY_PLACE[code] ?? null))
}
