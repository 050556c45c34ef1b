import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { graphOf, graphSource, USUAL_LIMITS } from '#core/compare/graph.ts'
import { diffJson } from '#core/share/diff-json.ts'
import { dotOf } from '#core/share/dot.ts'
import { flamePicture } from '#core/share/flame-svg.ts'
import { handedOf } from '#core/share/handed.ts'
import { decodeLink, encodeLink } from '#core/share/link.ts'
import { markdownOf } from '#core/share/markdown.ts'
import { fillOneFile, readCarried } from '#core/share/one-file.ts'
import { redact } from '#core/share/redact.ts'
import { CAUTIOUS, parsePrefixes, type Redaction, UNREDACTED } from '#core/share/redaction.ts'
import { AFTER, BEFORE, handoverOf, zlib } from '#core/share/shared.testkit.ts'
import { sharedOf } from '#core/share/shared-of.ts'
import { type PprofSide, sideProfile } from '#core/share/side-profile.ts'
import { functionsTsv, labelsTsv, stacksTsv, suspectsTsv } from '#core/share/tsv.ts'
import { encodePprof } from '#core/share/write-pprof.ts'
import { wordsEn } from '#messages/words.ts'

const SECRETS = ['corp.example', 'ledger', 'Poster', 'alice', 'post.go', '/home', 'go1.22', 'node-7', 'host-9']
const PAGE = '<title></title><script type="application/json" id="comparison"></script>'
const SIDES: readonly PprofSide[] = ['before', 'after', 'diff']

/** Notes as real files bring them, each with a name in it. */
const NOTES = [
  { code: 'cut', level: 'warning', facts: { file: 'after-on-node-7.pb.gz' } },
  { code: 'left-out', level: 'info', facts: { count: 1, names: 'alice.pb.gz', more: 0 } },
  { code: 'different-hosts', level: 'warning', facts: { before: 'host-9', after: 'node-7' } },
  { code: 'modules', level: 'info', facts: { modules: 'corp.example/pay v1.0.0' } },
] as const

async function written(rules: Redaction): Promise<Record<string, string>> {
  const plain = await handoverOf(BEFORE, AFTER)
  const handover = { ...plain, analysis: { ...plain.analysis, notes: [...plain.analysis.notes, ...NOTES] } }
  const { analysis, files, review } = await handedOf(handover, rules, 'function')
  const { comparison } = analysis
  const { shared } = await sharedOf(handover, 'everything', each => redact(each, rules))
  const page = fillOneFile(PAGE, { fragment: `v=1&d=${await encodeLink(shared, zlib)}`, title: review.title })!
  const carried = readCarried(/id="comparison">(.*)<\/script>/.exec(page)![1]!)!
  const opened = await decodeLink(carried.fragment.slice('v=1&d='.length), zlib)
  const words = { amounts: () => '', self: () => '' }
  const json = (list: typeof files.before) => list.map(({ name }) => ({ name, profiles: [] }))
  const graph = graphOf(graphSource(comparison), { limits: USUAL_LIMITS, reach: 'all', keep: new Set() })
  const flame = flamePicture(comparison, { amounts: () => '', root: 'all', small: () => '' })
  const sides = SIDES.map(
    side => [side, Buffer.from(encodePprof(sideProfile(comparison, side, null)))] as const,
  )
  return {
    markdown: markdownOf(analysis, files, wordsEn, { review, link: null }),
    json: JSON.stringify(
      diffJson(analysis, { before: json(files.before), after: json(files.after) }, wordsEn, 9),
    ),
    html: page + JSON.stringify(opened),
    suspects: suspectsTsv(analysis),
    stacks: stacksTsv(comparison),
    functions: functionsTsv(comparison),
    labels: labelsTsv(analysis),
    dot: dotOf(graph, comparison, '', words),
    flame: flame.svg,
    ...Object.fromEntries(sides.map(([side, bytes]) => [side, gunzipSync(gzipSync(bytes)).toString('latin1')])),
  }
}

describe('what is handed over', () => {
  it('has nothing of what was taken out, in any kind of file', async () => {
    for (const labels of ['drop', 'alias', 'keep'] as const)
      for (const [kind, text] of Object.entries(await written({ ...CAUTIOUS, labels })))
        for (const secret of SECRETS) expect(text, `${kind}: ${secret}`).not.toContain(secret)
  })

  it('still knows the leak, and names what is public', async () => {
    const { markdown, stacks, after } = await written(CAUTIOUS)
    expect(markdown).toContain('Known leak: ttrpc')
    expect(markdown).toContain('0 → 165')
    expect(stacks).toContain('private')
    expect(after).toContain('github.com/containerd/ttrpc.(*serverConn).run.func2')
  })

  it('has everything where nothing is to be taken out', async () => {
    const files = await written(UNREDACTED)
    for (const kind of ['stacks', 'functions', 'html', 'dot', 'flame', 'after'])
      expect(files[kind], kind).toContain('corp.example/pay/ledger')
    expect(files.markdown).toContain('alice.pb.gz')
  })
})

it('reads prefixes as people write them', () => {
  expect(parsePrefixes(' github.com/acme/..., https://corp.example/*;go.acme.dev/ ')).toEqual([
    'github.com/acme',
    'corp.example',
    'go.acme.dev',
  ])
  expect(parsePrefixes(' , ')).toEqual([])
})
