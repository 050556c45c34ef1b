import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { compare } from '#core/compare/compare.ts'
import { profileOf } from '#core/compare/stacks.testkit.ts'
import { NONE, type Profile } from '#core/profile/profile.ts'
import { analyse } from '#core/suspects/analysis.ts'
import { arrange } from './arrange.ts'
import type { Deflater } from './deflate.ts'
import { LinkStop } from './link-failure.ts'
import { NO_REVIEW, type Shared } from './shared.ts'
import type { Handover } from './shared-of.ts'

/** Node's zlib: the same bytes as the platform's stream, without its turns of the event loop. */
export const zlib: Deflater = {
  deflate: async bytes => new Uint8Array(deflateRawSync(bytes)),
  inflate: async (bytes, limit) => {
    try {
      return new Uint8Array(inflateRawSync(bytes, { maxOutputLength: limit }))
    } catch {
      throw new LinkStop('link-corrupt', { what: 'deflate' })
    }
  },
}

const FRAMES = [
  'runtime.main@/usr/local/go/src/runtime/proc.go:285',
  'net/http.(*conn).serve@/usr/local/go/src/net/http/server.go:2103',
  'net/http.(*conn).serve@/usr/local/go/src/net/http/server.go:1989',
  'github.com/containerd/ttrpc.(*serverConn).run@/root/go/pkg/mod/github.com/containerd/ttrpc@v1.0.1/server.go:444',
  'github.com/BurntSushi/toml.Decode@/root/go/pkg/mod/github.com/!burnt!sushi/toml@v1.0.0/decode.go:7',
  'gopkg.in/yaml%2ev3.(*parser).parse@/root/go/pkg/mod/gopkg.in/yaml.v3@v3.0.1/parserc.go:12',
  'internal/poll.runtime_pollWait@/usr/local/go/src/runtime/netpoll.go:351',
  'main.main@/home/alice/work/main.go:10',
  'main.(*Hub).run.func1@/home/alice/work/hub.go:88',
  'corp.example/pay/ledger.Post@corp.example/pay@v0.3.0/ledger/post.go:5',
  'nodots',
  '.leading@x.go:1',
  'trailing.@/:3',
  'generic.Map[go.shape.int,corp.example/pay.T].Each@generic.go:4294967295',
]
const STATES = ['select', 'chan receive', 'chan send', 'IO wait', 'made up']

const word = fc.string({ unit: 'grapheme', maxLength: 12 })
const amount = fc.oneof(fc.nat(5), fc.nat(100_000), fc.constantFrom(0, -3, 2 ** 40, Number.MAX_SAFE_INTEGER))

const line = fc
  .tuple(
    fc.array(fc.constantFrom(...FRAMES), { minLength: 1, maxLength: 8 }),
    fc.option(fc.constantFrom(...STATES)),
    fc.integer({ min: 1, max: 9999 }),
  )
  .map(
    ([frames, state, value]) =>
      `${frames.join(' ')} ${state === null ? '' : `[${state}] runtime.gopark`} ${value}`,
  )

/** A profile from random stacks: amounts beyond what text can say, strings replaced by any text, labels, goroutines. */
const profile: fc.Arbitrary<Profile> = fc
  .tuple(
    fc.array(line, { minLength: 1, maxLength: 12 }),
    fc.array(amount, { minLength: 12, maxLength: 12 }),
    fc.array(fc.tuple(fc.nat(40), word), { maxLength: 3 }),
    fc.array(fc.array(fc.record({ key: word, value: fc.oneof(word, fc.double()) }), { maxLength: 2 }), {
      maxLength: 3,
    }),
    fc.boolean(),
    fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
  )
  .map(([lines, amounts, texts, sets, withGoroutines, minutes]): Profile => {
    const made = profileOf(lines.join('\n'))
    const strings = [...made.strings]
    for (const [at, text] of texts) if (at > 0 && at < strings.length) strings[at] = text
    const count = made.samples.stack.length
    const any = (i: number) => minutes[i % minutes.length]!
    return {
      ...made,
      strings,
      labelSets: [[], ...sets],
      samples: {
        stack: made.samples.stack,
        labels: Uint32Array.from({ length: count }, (_, i) => any(i) % (sets.length + 1)),
        values: [Float64Array.from({ length: count }, (_, i) => amounts[i % amounts.length]!)],
      },
      goroutines: withGoroutines
        ? {
            id: Float64Array.from({ length: count }, (_, i) => i + 1),
            minutes: Uint32Array.from({ length: count }, (_, i) => any(i)),
            creator: Uint32Array.from({ length: count }, (_, i) =>
              any(i) % 3 === 0 ? NONE : any(i) % made.frames.function.length,
            ),
            creatorId: Float64Array.from({ length: count }, (_, i) => any(i)),
            flags: Uint8Array.from({ length: count }, (_, i) => any(i) % 4),
          }
        : null,
    }
  })

/** Shared objects of random comparisons with random words around them. */
export const anyShared: fc.Arbitrary<Shared> = fc
  .tuple(
    fc.array(profile, { maxLength: 1 }),
    fc.array(profile, { minLength: 1, maxLength: 2 }),
    fc.constantFrom('line' as const, 'function' as const),
    word,
    fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  )
  .map(([before, after, by, text, seconds]): Shared => {
    const source = compare(before, after, { sampleType: null, by, details: true })
    const { comparison } = arrange(source, { keep: null, frame: frame => frame, labels: set => set })
    const rows = comparison.before.length
    return {
      level: 'everything',
      comparison,
      kind: 'goroutine',
      files: {
        before: before.map(() => ({ name: text, format: 'pprof', time: 1_790_000_000_000 })),
        after: [{ name: `${text}2`, format: null, time: null }],
      },
      secondsApart: seconds,
      notes: [{ code: 'same-build', level: 'info', facts: { build: text, seconds: seconds ?? 0.25 } }],
      growth: seconds === null ? null : 7,
      told:
        rows === 0
          ? []
          : [{ row: rows - 1, reasons: [{ code: 'age', weight: -0.7, facts: { old: 3, text } }] }],
      review: {
        title: text,
        suspects: rows === 0 ? [] : [{ row: 0, verdict: 'confirmed', note: text }],
        pinned: rows === 0 ? [] : [comparison.frames.name.length - 1],
      },
    }
  })

/** Two pictures as a person would hand them over. */
export async function handoverOf(before: string, after: string): Promise<Handover> {
  const file = (name: string, picture: string, time: number) => ({
    name,
    fingerprint: name,
    profiles: [{ ...profileOf(picture), time }],
  })
  const sides = {
    before: [file('before-on-node-7.pb.gz', before, 1_790_000_000_000)],
    after: [file('after-on-node-7.pb.gz', after, 1_790_003_600_000)],
  }
  const analysis = await analyse(sides, { sampleType: null, by: 'function' })
  const files = {
    before: [{ name: sides.before[0]!.name, format: 'pprof' as const, time: 1_790_000_000_000 }],
    after: [{ name: sides.after[0]!.name, format: 'pprof' as const, time: 1_790_003_600_000 }],
  }
  return { analysis, files, secondsApart: 3600, review: NO_REVIEW }
}

const TTRPC = '@/root/go/pkg/mod/github.com/containerd/ttrpc@v1.0.1'

/** A server whose handlers cannot hand over their answers, beside a worker of one's own. */
export const BEFORE = `
main.main@/home/alice/shim/main.go:40 main.work@/home/alice/shim/main.go:52 [select] runtime.selectgo 2
github.com/containerd/ttrpc.(*serverConn).run${TTRPC}/server.go:434 [select] runtime.selectgo 1
corp.example/pay/ledger.(*Poster).loop.func1@/home/alice/pay/ledger/post.go:9 [chan receive] runtime.chanrecv 4
net/http.(*conn).serve@/home/alice/sdk/go1.22/src/net/http/server.go:1989 [IO wait] runtime.netpollblock 3
`
export const AFTER = `
main.main@/home/alice/shim/main.go:40 main.work@/home/alice/shim/main.go:52 [select] runtime.selectgo 2
github.com/containerd/ttrpc.(*serverConn).run.func2${TTRPC}/server.go:444 [select] runtime.selectgo 165
github.com/containerd/ttrpc.(*serverConn).run${TTRPC}/server.go:434 [chan send] runtime.chansend 1
corp.example/pay/ledger.(*Poster).loop.func1@/home/alice/pay/ledger/post.go:9 [chan receive] runtime.chanrecv 9
net/http.(*conn).serve@/home/alice/sdk/go1.22/src/net/http/server.go:1989 [IO wait] runtime.netpollblock 3
`
