import { describe, expect, it } from 'vitest'
import { comparisonOf } from '#core/compare/picture.testkit.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import { commandOf, step } from './keys.ts'
import { nodesOfSuspect } from './marks.ts'
import { createScene } from './scene.ts'

const pair = comparisonOf(`
  main.main;main.serve;[select];runtime.gopark  2 2
  main.main;main.serve;[chan send];runtime.gopark  0 20
  main.main;main.accept;[IO wait]  1 1
  cache.clean;[select]  4 4`)
const scene = createScene(pair, [], 'max', 'absolute')
const press = (key: string, more = {}) =>
  commandOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more })

describe('keys', () => {
  it('knows arrows by name, letters by place, and leaves the rest alone', () => {
    expect(press('ArrowDown')).toBe('child')
    expect(press('ц', { code: 'KeyW' })).toBe('pan-up')
    expect(press('f', { code: 'KeyF', ctrlKey: true })).toBe('find')
    expect(press('s', { code: 'KeyS', ctrlKey: true })).toBeNull()
    expect(press('S', { code: 'KeyS', shiftKey: true })).toBeNull()
    expect(press('n', { code: 'KeyN' })).toBe('found-next')
    expect(press('N', { code: 'KeyN', shiftKey: true })).toBe('found-previous')
    expect(press('Tab')).toBeNull()
  })

  it('walks to the widest child, along its siblings and back up', () => {
    const serve = { depth: 2, from: 0, to: 2 }
    const main = { depth: 1, from: 0, to: 3 }
    expect(step(scene, scene.root, 'child')).toEqual(main)
    expect(step(scene, main, 'child')).toEqual(serve)
    expect(step(scene, serve, 'child')).toEqual({ depth: 3, from: 1, to: 2 })
    expect(step(scene, serve, 'next')).toEqual({ depth: 2, from: 2, to: 3 })
    expect(step(scene, serve, 'previous')).toBeNull()
    expect(step(scene, { depth: 2, from: 2, to: 3 }, 'next')).toEqual({ depth: 2, from: 3, to: 4 })
    expect(step(scene, { depth: 2, from: 3, to: 4 }, 'previous')).toEqual({ depth: 2, from: 2, to: 3 })
    expect(step(scene, { depth: 3, from: 2, to: 3 }, 'next')).toEqual({ depth: 2, from: 3, to: 4 })
    expect(step(scene, { depth: 2, from: 3, to: 4 }, 'next')).toBeNull()
    expect(step(scene, serve, 'parent')).toEqual(main)
    expect(step(scene, scene.root, 'parent')).toBeNull()
    expect(step(scene, { depth: 3, from: 1, to: 2 }, 'child')).toBeNull()
  })
})

describe('marks of a suspect', () => {
  const suspect = (name: string, rows: readonly number[]) => ({ function: name, rows }) as unknown as Suspect

  it('are the boxes of the function that the table names, each once', () => {
    expect(nodesOfSuspect(pair, suspect('main.serve', [1, 0]))).toEqual([{ depth: 2, from: 0, to: 2 }])
  })

  it('are the functions above the state where the name is not among the frames', () => {
    expect(nodesOfSuspect(pair, suspect('elsewhere', [3]))).toEqual([{ depth: 1, from: 3, to: 4 }])
  })
})
