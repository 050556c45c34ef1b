/** What a key does in a table: go to a line, open or close it, step to its parent, or leave for its details. */
export type Move =
  | { readonly kind: 'to'; readonly line: number }
  | { readonly kind: 'open' | 'close'; readonly line: number }
  | { readonly kind: 'enter'; readonly line: number }

interface Place {
  readonly level: number
  readonly open: boolean | null
}

/** Arrays are this, and so are the lines of a table. */
interface Places {
  readonly length: number
  readonly at: (index: number) => Place | undefined
}

/**
 * Keys as the treegrid pattern of ARIA names them, and `j` `k` as terminals do. Null for every other key.
 * `cursor` is -1 while no line has been visited; `page` is the number of lines in sight.
 */
export function moveOf(key: string, lines: Places, cursor: number, page: number): Move | null {
  if (lines.length === 0) return null
  const to = (line: number): Move => ({ kind: 'to', line: Math.min(Math.max(line, 0), lines.length - 1) })
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return to(cursor + 1)
    case 'ArrowUp':
    case 'k':
      return to(cursor - 1)
    case 'PageDown':
      return to(Math.max(cursor, 0) + page)
    case 'PageUp':
      return to(cursor - page)
    case 'Home':
      return to(0)
    case 'End':
      return to(lines.length - 1)
  }
  const here = cursor < 0 ? undefined : lines.at(cursor)
  return here ? moveIn(key, lines, cursor, here) : null
}

function moveIn(key: string, lines: Places, cursor: number, here: Place): Move | null {
  switch (key) {
    case 'ArrowRight':
      if (here.open === false) return { kind: 'open', line: cursor }
      return here.open ? { kind: 'to', line: Math.min(cursor + 1, lines.length - 1) } : null
    case 'ArrowLeft':
      if (here.open) return { kind: 'close', line: cursor }
      return parentMove(lines, cursor, here.level)
    case ' ':
      return here.open === null ? null : { kind: here.open ? 'close' : 'open', line: cursor }
    case 'Enter':
      return { kind: 'enter', line: cursor }
    default:
      return null
  }
}

function parentMove(lines: Places, cursor: number, level: number): Move | null {
  for (let i = cursor - 1; i >= 0; i--) if ((lines.at(i)?.level ?? 0) < level) return { kind: 'to', line: i }
  return null
}
