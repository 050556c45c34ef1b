import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compilePattern } from './pattern.ts'

function matches(pattern: string, text: string): boolean {
  const compiled = compilePattern(pattern)
  if (!compiled.ok) throw new Error(`${compiled.fault.code} ${compiled.fault.part}`)
  return compiled.matches(text)
}

/** Characters from all of Unicode; ASCII, which patterns are made of, as often as the rest. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff })), { maxLength: 12 })
  .map(points => String.fromCodePoint(...points))

function fault(pattern: string) {
  const compiled = compilePattern(pattern)
  return compiled.ok ? null : [compiled.fault.code, compiled.fault.at]
}

describe('a pattern in RE2 syntax', () => {
  it.each([
    ['k8s\\.io/', 'k8s.io/client-go/tools', true],
    ['k8s\\.io/', 'k8sxio/', false],
    ['(?i)HTTP', 'net/http.Serve', true],
    ['a(?i)b', 'aB', true],
    ['a(?i)b', 'AB', false],
    ['(?i:x)y', 'Xy', true],
    ['(?i:x)y', 'XY', false],
    ['(?i)[a-c]+$', 'ABC', true],
    ['end\\z', 'the end', true],
    ['\\Astart', 'no start', false],
    ['^[[:alpha:]]+$', 'abc', true],
    ['[[:^digit:]]', '12', false],
    ['(?P<name>main)\\.', 'main.main', true],
    ['(?<name>main)\\.', 'main.main', true],
    ['\\pN', 'x1', true],
    ['\\p{Greek}', 'λ', true],
    ['\\P{^Greek}', 'λ', true],
    ['\\PL', 'ab', false],
    ['[]a]', ']', true],
    ['a{,2}', 'a{,2}', true],
    ['x{2}', 'xx', true],
    ['}]', 'a}]', true],
    ['\\Q(*T).\\E', 'pkg.(*T).M', true],
    ['\\-\\_\\/', '-_/', true],
    ['^*a', 'ba', true],
    ['\\141', 'a', true],
    ['\\x{3bb}', 'λ', true],
    ['(?m)^b$', 'a\nb\nc', true],
    ['a.b', 'a\nb', false],
    ['a.b', 'a\rb', true],
    ['(?s)a.b', 'a\nb', true],
    ['^a$|', 'whatever', true],
    ['\\bmain\\b', 'a main b', true],
    ['\\s', '\v', false],
    ['😀+', '😀😀', true],
    ['(?i)k', '\u212a', true],
    ['^ab(?i)?$', 'a', true],
    ['^a*(?s)*$', 'aa', true],
    ['^a{01}$', 'a{01}', true],
    ['^a{2,03}$', 'a{2,03}', true],
    ['^a(?)b$', 'ab', true],
    ['^\\p{letter}$', 'a', true],
    ['^\\p{uppercase letter}\\p{any}$', 'Ab', true],
    ['\\B', 'x😀y', false],
    ['(?i)^Σ$', 'ς', true],
    ['(?i)^ß$', 'ẞ', true],
    ['(?i)ı', 'I', false],
    ['(?i)^\\p{Lu}$', 'a', true],
    ['(?i)\\P{Lu}', 'a', false],
    ['(?i)^[\\P{Lu}]$', '1', true],
    ['(?i)[[:^alpha:]]', 'ſ', false],
    ['(?i)[^k]', 'K', false],
    ['(?i)^[α-ω]+$', 'ΣΩΩ', true],
  ])('%s on %j is %s', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected)
  })

  it.each([
    ['a(b', 'missing-paren', 1],
    ['a)b', 'unexpected-paren', 1],
    ['a[b', 'missing-bracket', 1],
    ['[z-a]', 'bad-range', 1],
    ['\\p{Nonsense}', 'bad-range', 0],
    ['\\p{Alphabetic}', 'bad-range', 0],
    ['[[:nope:]]', 'bad-range', 1],
    ['*a', 'nothing-to-repeat', 0],
    ['a|*', 'nothing-to-repeat', 2],
    ['a**', 'nested-repeat', 2],
    ['a{2}{3}', 'nested-repeat', 4],
    ['a{1001}', 'repeat-size', 1],
    ['(a{100}){100}', 'repeat-size', 8],
    ['a{3,2}', 'repeat-size', 1],
    ['a\\', 'trailing-backslash', 1],
    ['(?=a)', 'unsupported', 0],
    ['(?<!a)', 'unsupported', 0],
    ['(?>a)', 'unsupported', 0],
    ['(a)\\1', 'bad-escape', 3],
    ['\\Z', 'bad-escape', 0],
    ['\\y', 'bad-escape', 0],
    ['(?P<a b>x)', 'bad-name', 0],
  ])('%s is refused: %s at %i', (pattern, code, at) => {
    expect(fault(pattern)).toEqual([code, at])
  })

  it('never throws, and a quoted name matches itself', () => {
    fc.assert(fc.property(anyText, text => void compilePattern(text)))
    fc.assert(
      fc.property(anyText, text => {
        const quoted = text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&')
        expect(matches(`^${quoted}$`, text)).toBe(true)
      }),
    )
  })
})
