interface Room {
  readonly width: number
  readonly lines: number
  /** Between two chips. */
  readonly gap: number
  /** Width of the chip that counts the others. */
  readonly rest: number
}

/** How many chips of these widths fit, in their order. When not all of them do, the last line keeps room for the rest. */
export function chipsThatFit(widths: readonly number[], room: Room): number {
  if (linesOf(widths, room) <= room.lines) return widths.length
  let count = widths.length - 1
  while (count > 1 && linesOf([...widths.slice(0, count), room.rest], room) > room.lines) count--
  return Math.max(count, 1)
}

function linesOf(widths: readonly number[], room: Room): number {
  let lines = 1
  let x = 0
  for (const width of widths) {
    if (x > 0 && x + width > room.width) {
      lines++
      x = 0
    }
    x += width + room.gap
  }
  return lines
}
