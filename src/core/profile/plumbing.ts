/** Shown by the traceback although unexported: they say on whose behalf user code runs. Go before 1.25 hides `runfinq`. */
const CONTEXT = new Set(['runtime.runFinalizers', 'runtime.runCleanups'])

/** Names without a package that a traceback prints all the same. */
const PLAIN = new Set(['panic', 'non-Go function', '(frames elided)'])

/**
 * Whether `debug=2` hides a frame of this function at the leaf of a stack: the rule of `showfuncinfo` in
 * https://github.com/golang/go/blob/master/src/runtime/traceback.go. Methods count as exported when type and name are.
 */
export function isHidden(name: string): boolean {
  if (!name.includes('.')) return !PLAIN.has(name)
  if (!name.startsWith('runtime.') || CONTEXT.has(name)) return false
  const dot = name.lastIndexOf('.')
  const receiver = name.slice(8, Math.max(8, dot)).replace(/^\(\*(.*)\)$/, '$1')
  return !(startsUpper(name.slice(dot + 1)) && (receiver === '' || startsUpper(receiver)))
}

function startsUpper(text: string): boolean {
  return text >= 'A' && text < '['
}
