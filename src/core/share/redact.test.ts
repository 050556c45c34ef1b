import { describe, expect, it } from 'vitest'
import { analyseShared } from './analyse-shared.ts'
import { decodeLink, encodeLink } from './link.ts'
import { redact } from './redact.ts'
import { CAUTIOUS, type Redaction } from './redaction.ts'
import { AFTER, BEFORE, handoverOf, zlib } from './shared.testkit.ts'
import { LEVELS } from './shared.ts'
import { sharedOf } from './shared-of.ts'

/** What must be nowhere in a redacted link of the two pictures. */
const SECRETS = [
  'corp.example',
  'ledger',
  'Poster',
  'alice',
  'shim',
  'main.go',
  'post.go',
  '/home',
  'go1.22',
  'node-7',
  'work',
]

async function redacted(rules: Redaction) {
  const handover = await handoverOf(BEFORE, AFTER)
  const links = await Promise.all(
    LEVELS.map(async level => {
      const { shared } = await sharedOf(handover, level, each => redact(each, rules))
      const opened = await decodeLink(await encodeLink(shared, zlib), zlib)
      if (!opened.ok) throw new Error(opened.failure.code)
      return opened.value
    }),
  )
  return { handover, links }
}

describe('redaction', () => {
  it('leaves no private name in what is decoded, at any level', async () => {
    const { links } = await redacted(CAUTIOUS)
    for (const shared of links) {
      const text = JSON.stringify([shared, shared.told.map(({ reasons }) => reasons)])
      for (const secret of SECRETS) expect(text, `${shared.level}: ${secret}`).not.toContain(secret)
    }
  })

  it('keeps what is public, so that the leak is still known', async () => {
    const { handover, links } = await redacted(CAUTIOUS)
    const again = await analyseShared(links[0]!, { sampleType: null, by: 'function' })
    const { frames } = links[0]!.comparison
    expect(frames.name).toContain('github.com/containerd/ttrpc.(*serverConn).run.func2')
    expect(frames.file).toContain('net/http/server.go')
    expect(frames.file).toContain('github.com/containerd/ttrpc@v1.0.1/server.go')
    expect(again.verdict.kind).toBe('leaks')
    expect(again.suspects[0]).toMatchObject({
      tier: handover.analysis.suspects[0]!.tier,
      score: handover.analysis.suspects[0]!.score,
      before: 0,
      after: 165,
    })
    expect(again.suspects.map(each => each.reasons.map(({ code, weight }) => [code, weight]))).toEqual(
      handover.analysis.suspects.map(each => each.reasons.map(({ code, weight }) => [code, weight])),
    )
  })

  it('names modules, packages and functions by number and keeps what the compiler added', async () => {
    const { links } = await redacted(CAUTIOUS)
    const { name } = links[0]!.comparison.frames
    expect(name.filter(each => each.startsWith('private')).toSorted()).toEqual([
      'private1.func1.func1',
      'private2.func1',
    ])
  })

  it('takes further prefixes for private', async () => {
    const { links } = await redacted({ ...CAUTIOUS, prefixes: ['github.com/containerd'] })
    expect(JSON.stringify(links[0])).not.toContain('containerd')
  })

  it('shows every name with what becomes of it', async () => {
    const { shared } = await sharedOf(await handoverOf(BEFORE, AFTER), 'everything')
    const preview = new Map(redact(shared, CAUTIOUS).preview.map(({ name, becomes }) => [name, becomes]))
    expect(preview.get('net/http.(*conn).serve')).toBe('net/http.(*conn).serve')
    expect(preview.get('main.work')).toMatch(/^private\d+\.func\d+$/)
    expect(preview.get('/home/alice/shim/main.go')).toBeNull()
    expect(preview.get('/home/alice/sdk/go1.22/src/net/http/server.go')).toBe('net/http/server.go')
    expect(preview.get('after-on-node-7.pb.gz')).toBeNull()
  })

  it('drops types of private packages from the arguments of public ones, labels, hosts and builds', async () => {
    const { shared } = await sharedOf(await handoverOf(BEFORE, AFTER), 'everything')
    const { comparison } = shared
    const name = comparison.frames.name.map(each =>
      each === 'net/http.(*conn).serve' ? 'slices.Map[corp.example/pay.T]' : each,
    )
    const secret = {
      ...shared,
      comparison: { ...comparison, frames: { ...comparison.frames, name } },
      notes: [
        {
          code: 'different-hosts' as const,
          level: 'warning' as const,
          facts: { before: 'node-7', after: 'node-9' },
        },
        { code: 'same-build' as const, level: 'info' as const, facts: { build: 'e1767bc6b899' } },
        {
          code: 'modules-changed' as const,
          level: 'warning' as const,
          facts: { count: 2, text: 'corp.example/pay v1 → v2, github.com/containerd/ttrpc v1.0.1 → v1.1.0' },
        },
      ],
    }
    const text = JSON.stringify(redact(secret, CAUTIOUS).shared)
    for (const each of [...SECRETS, 'node-9', 'e1767bc6b899']) expect(text).not.toContain(each)
    expect(text).toContain('github.com/containerd/ttrpc v1.0.1 → v1.1.0')
    expect(text).toContain('slices.Map[...]')
  })

  it('keeps what it is told to keep', async () => {
    const { shared } = await sharedOf(await handoverOf(BEFORE, AFTER), 'everything')
    const rules: Redaction = { ...CAUTIOUS, names: 'keep', paths: 'keep', labels: 'keep', builds: 'keep' }
    const { comparison, files, notes } = redact(shared, rules).shared
    expect(comparison.frames).toEqual(shared.comparison.frames)
    expect(files).toEqual(shared.files)
    expect(notes).toEqual(shared.notes)
    const bare = redact(shared, { ...rules, paths: 'drop' }).shared
    expect(bare.comparison.frames.name).toEqual(shared.comparison.frames.name)
    expect(JSON.stringify(bare)).not.toContain('alice')
  })
})
