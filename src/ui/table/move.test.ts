import { describe, expect, it } from 'vitest'
import { moveOf } from './move.ts'

const lines = [
  { level: 1, open: true },
  { level: 2, open: null },
  { level: 2, open: null },
  { level: 1, open: false },
]
const move = (key: string, cursor: number) => moveOf(key, lines, cursor, 2)

describe('moveOf', () => {
  it('steps, pages and jumps without leaving the table', () => {
    expect(['ArrowDown', 'j', 'ArrowUp', 'PageDown', 'End', 'Home'].map(key => move(key, 1))).toEqual(
      [2, 2, 0, 3, 3, 0].map(line => ({ kind: 'to', line })),
    )
    expect(move('ArrowDown', 3)).toEqual({ kind: 'to', line: 3 })
    expect(move('ArrowUp', 0)).toEqual({ kind: 'to', line: 0 })
  })

  it('starts at the first line', () => {
    expect(move('ArrowDown', -1)).toEqual({ kind: 'to', line: 0 })
    expect(move('ArrowRight', -1)).toBeNull()
  })

  it('opens, closes and climbs', () => {
    expect(move('ArrowRight', 3)).toEqual({ kind: 'open', line: 3 })
    expect(move('ArrowRight', 0)).toEqual({ kind: 'to', line: 1 })
    expect(move('ArrowRight', 1)).toBeNull()
    expect(move('ArrowLeft', 0)).toEqual({ kind: 'close', line: 0 })
    expect(move('ArrowLeft', 2)).toEqual({ kind: 'to', line: 0 })
    expect(move(' ', 3)).toEqual({ kind: 'open', line: 3 })
    expect(move('Enter', 2)).toEqual({ kind: 'enter', line: 2 })
  })

  it('leaves other keys and empty tables alone', () => {
    expect(move('x', 1)).toBeNull()
    expect(moveOf('ArrowDown', [], -1, 5)).toBeNull()
  })
})
