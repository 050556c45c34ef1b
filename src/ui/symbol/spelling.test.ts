import { expect, it } from 'vitest'
import { lineSpellings, spellingsOf } from './spelling.ts'

const cuts = (symbol: string) => spellingsOf(symbol).map(({ package: p, name }) => `${p}|${name}`)

it('cuts the package off, and only the package', () => {
  expect(cuts('k8s.io/client-go/tools/cache.(*sharedProcessor).run')).toEqual([
    'k8s.io/client-go/tools/cache.|(*sharedProcessor).run',
    'cache.|(*sharedProcessor).run',
    '|(*sharedProcessor).run',
    '|sharedProcessor.run',
    '|…Processor.run',
    '|run',
  ])
  expect(cuts('main.Hub.publish')).toEqual(['main.|Hub.publish', '|Hub.publish', '|publish'])
  expect(cuts('main.main')).toEqual(['main.|main', '|main'])
  expect(cuts('github.com/nats-io/nats.go.(*Conn).readLoop')[1]).toBe('nats.go.|(*Conn).readLoop')
  expect(cuts('github.com/jackc/pgx/v5.Connect')[1]).toBe('pgx.|Connect')
  expect(cuts('select')).toEqual(['|select'])
})

it('keeps the package of a line, without its path', () => {
  const first = (symbol: string) => lineSpellings(symbol)[0]
  expect(first('net.(*conn).Write')).toEqual({ package: 'net.', name: '(*conn).Write' })
  expect(first('net/http.(*conn).serve')).toEqual({ package: 'http.', name: '(*conn).serve' })
  expect(first('main.wait')).toEqual({ package: 'main.', name: 'wait' })
})
