import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayNames } from './display-names.ts'
import { closureOwner, isWrapper, normalForm, packageOf, plainName } from './symbol.ts'

describe('packageOf', () => {
  it.each([
    ['main.main', 'main'],
    ['runtime.gopark', 'runtime'],
    ['net/http.(*persistConn).readLoop', 'net/http'],
    ['k8s.io/client-go/tools/cache.(*Reflector).Run.func1', 'k8s.io/client-go/tools/cache'],
    ['gopkg.in/yaml%2ev3.(*Decoder).Decode', 'gopkg.in/yaml.v3'],
    ['gopkg.in/yaml.v3.(*Decoder).Decode', 'gopkg.in/yaml.v3'],
    ['github.com/nats-io/nats%2ego.(*Conn).readLoop', 'github.com/nats-io/nats.go'],
    [
      'github.com/containerd/containerd/vendor/github.com/containerd/ttrpc.(*Client).run',
      'github.com/containerd/ttrpc',
    ],
    ['vendor/golang.org/x/net/http2/hpack.init', 'golang.org/x/net/http2/hpack'],
    ['example.com/app.glob..func1', 'example.com/app'],
    ['example.com/pool.(*Pool[github.com/x/y.Job]).run', 'example.com/pool'],
    ['slices.SortFunc[go.shape.[]example.com/a/b.T,go.shape.int]', 'slices'],
    ['path/hub.(*Hub).(path/hub.update)-fm', 'path/hub'],
    ['std::vector<int, std::allocator<int> >::push_back(int const&)', 'std'],
    ['com.example.shop.Cart.total', 'com.example.shop'],
    ['__libc_start_main', ''],
    ['', ''],
  ])('%s is in %s', (name, path) => {
    expect(packageOf(name)).toBe(path)
    expect(packageOf(plainName(name))).toBe(path)
  })
})

describe('normalForm', () => {
  it.each([
    ['example.com/pool.(*Pool[github.com/x/y.Job]).run', 'example.com/pool.(*Pool).run'],
    ['example.com/pool.Map[...].func1', 'example.com/pool.Map.func1'],
    ['main.(*T).Close-fm', 'main.(*T).Close'],
    ['main.serve.gowrap2', 'main.serve.gowrap'],
    ['main.serve·dwrap·3', 'main.serve.gowrap'],
    ['main.serve.deferwrap1', 'main.serve.gowrap'],
    ['main.each-range1', 'main.each'],
    ['main.F.func2.1', 'main.F.func2.1'],
    ['main.odd[', 'main.odd['],
  ])('%s becomes %s', (name, normal) => expect(normalForm(name)).toBe(normal))

  it('tells closures and wrappers from functions', () => {
    expect(closureOwner('a/b.F.func2.1')).toBe('a/b.F')
    expect(closureOwner('a/b.(*T).M.gowrap')).toBe('a/b.(*T).M')
    expect(closureOwner('a/b.F')).toBeNull()
    expect(closureOwner('a/b.func1')).toBeNull()
    expect(closureOwner('a/b.func1.func2')).toBe('a/b.func1')
    expect(closureOwner('a/b.glob..func1')).toBeNull()
    expect(isWrapper('main.serve.gowrap')).toBe(true)
    expect(isWrapper('main.serve.func1')).toBe(false)
  })
})

describe('displayNames', () => {
  it('goes from full to the method alone', () => {
    expect(displayNames('k8s.io/client-go/tools/cache.(*sharedProcessor).run')).toEqual([
      'k8s.io/client-go/tools/cache.(*sharedProcessor).run',
      'cache.(*sharedProcessor).run',
      '(*sharedProcessor).run',
      'sharedProcessor.run',
      '…Processor.run',
      'run',
    ])
  })

  it('keeps closures with their function and names a package by its name', () => {
    expect(displayNames('github.com/jackc/pgx/v5.Connect.func1')).toEqual([
      'github.com/jackc/pgx/v5.Connect.func1',
      'pgx.Connect.func1',
      'Connect.func1',
    ])
    expect(displayNames('main')).toEqual(['main'])
  })
})

const name = fc.oneof(
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        'a',
        'b/',
        '.',
        '(*T)',
        '[',
        ']',
        '%2e',
        'vendor/',
        'func1',
        'x.y/',
        '·dwrap·1',
        '-fm',
        '.gowrap1',
        '::',
      ),
    )
    .map(parts => parts.join('')),
)

describe('for any name', () => {
  it('plain and normal forms are fixed points', () => {
    fc.assert(
      fc.property(name, text => {
        expect(plainName(plainName(text))).toBe(plainName(text))
        expect(packageOf(plainName(text))).toBe(packageOf(text))
      }),
    )
  })

  it('display names get shorter and shorter and begin with the plain name', () => {
    fc.assert(
      fc.property(name, text => {
        const names = displayNames(text)
        expect(names[0]).toBe(plainName(text))
        for (let i = 1; i < names.length; i++) expect(names[i]!.length).toBeLessThan(names[i - 1]!.length)
      }),
    )
  })
})
