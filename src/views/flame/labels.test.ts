import { describe, expect, it } from 'vitest'
import { createNameBook, fitName, wantedLength } from './labels.ts'

const [ttrpc, wait, main] = [
  'github.com/containerd/ttrpc.(*serverConn).run.func2',
  'k8s.io/apimachinery/pkg/util/wait.BackoffUntil',
  'main.main',
]
const book = createNameBook([ttrpc, wait, main])
const shown = (frame: number, room: number) => {
  const label = fitName(book(frame), room)
  return label && (label.dimmed === '' ? label.text : `${label.dimmed}|${label.text}`)
}

describe('labels', () => {
  it('drops the package, then the star, then the type, then the end', () => {
    expect([80, 29, 24, 20, 15, 11, 9, 6, 2].map(room => shown(0, room))).toEqual([
      'ttrpc.|(*serverConn).run.func2',
      'ttrpc.|(*serverConn).run.func2',
      '(*serverConn).run.func2',
      'serverConn.run.func2',
      '…Conn.run.func2',
      'run.func2',
      'run.func2',
      'run.f…',
      null,
    ])
  })

  it('dims the package and keeps short names whole', () => {
    expect(shown(1, 40)).toBe('wait.|BackoffUntil')
    expect(shown(2, 40)).toBe('main.|main')
    expect(wantedLength(book(1))).toBe('wait.BackoffUntil'.length)
  })
})
