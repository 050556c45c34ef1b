import { expect, it } from 'vitest'
import { analyseShared } from './analyse-shared.ts'
import { streamDeflater } from './deflate.ts'
import { decodeLink } from './link.ts'

/** Written when version 1 was new. Links like it are in review documents: it must open for ever. */
const LINK =
  'Adk0KHIAAGAkw1YAmZuf-8bcqRdPbJCmia6XCFNbfB0W-GMbyM5b2249HIGo1vWeabOs5LxHVGnMWYyuVDuGt6SGHoZqTZRxDSr___59m_b40TW_Nnl_cvhlTa-3GHxTa0Kobm30zUJljjFOAzEQRecovsCuIU2uwRVm7Z_1ar0z1tgihBIhpEgpUqQLNSU14mZ0KNoGiV99vSd9_VfOU4CvcfY_m80bEYXE8k1fJGhFcx6yhpkqMkIblV7ofNffU1ArPZ54KRm-8MFnxBFGSRf4dfIPLVrbia4PWhvs_eNCC09CNU0LHde-V5vplgE7NXQqnWhEt-3L0I_PxLsG-0dbsxJcBMfbSafiVk2fVl1gEW0usUSnjzDXEiZzLHUPq_QL'

it('opens a link of version 1', async () => {
  const opened = await decodeLink(LINK, streamDeflater)
  if (!opened.ok) throw new Error(opened.failure.code)
  const { comparison, files, notes, review, secondsApart, level, kind } = opened.value
  expect({ level, kind, secondsApart, files, review }).toEqual({
    level: 'everything',
    kind: 'goroutine',
    secondsApart: 3600,
    files: {
      before: [{ name: 'before-on-node-7.pb.gz', format: 'pprof', time: 1_790_000_000_000 }],
      after: [{ name: 'after-on-node-7.pb.gz', format: 'pprof', time: 1_790_003_600_000 }],
    },
    review: {
      title: 'ttrpc deadlock on node-7',
      suspects: [{ row: 3, verdict: 'confirmed', note: 'handlers cannot hand over their answers' }],
      pinned: [5],
    },
  })
  expect(notes.map(({ code, facts }) => [code, facts])).toEqual([
    ['apart', { seconds: 3600 }],
    ['distinct-stacks', { stacks: 6, both: 3 }],
  ])
  expect(stacksOf(comparison)).toEqual([
    'net/http.(*conn).serve@/home/alice/sdk/go1.22/src/net/http/server.go:1989 [IO wait] runtime.netpollblock   3 → 3',
    'github.com/containerd/ttrpc.(*serverConn).run@/root/go/pkg/mod/github.com/containerd/ttrpc@v1.0.1/server.go:434 [chan send] runtime.chansend   0 → 1',
    'github.com/containerd/ttrpc.(*serverConn).run@/root/go/pkg/mod/github.com/containerd/ttrpc@v1.0.1/server.go:434 [select] runtime.selectgo   1 → 0',
    'github.com/containerd/ttrpc.(*serverConn).run.func2@/root/go/pkg/mod/github.com/containerd/ttrpc@v1.0.1/server.go:444 [select] runtime.selectgo   0 → 165',
    'corp.example/pay/ledger.(*Poster).loop.func1@/home/alice/pay/ledger/post.go:9 [chan receive] runtime.chanrecv   4 → 9',
    'main.main@/home/alice/shim/main.go:40 main.work@/home/alice/shim/main.go:52 [select] runtime.selectgo   2 → 2',
  ])
})

it('shows what the link was about', async () => {
  const opened = await decodeLink(LINK, streamDeflater)
  if (!opened.ok) throw new Error(opened.failure.code)
  const { suspects, modules } = await analyseShared(opened.value, { sampleType: null, by: 'function' })
  expect(suspects[0]).toMatchObject({
    tier: 'known',
    function: 'github.com/containerd/ttrpc.(*serverConn).run.func2',
    file: '/root/go/pkg/mod/github.com/containerd/ttrpc@v1.0.1/server.go',
    line: 444,
    before: 0,
    after: 165,
    delta: 165,
  })
  expect(modules).toEqual([{ module: 'github.com/containerd/ttrpc', before: 'v1.0.1', after: 'v1.0.1' }])
})

type Opened = Awaited<ReturnType<typeof decodeLink>>
type Comparison = Extract<Opened, { ok: true }>['value']['comparison']

/** `root@file:line … [state] …   before → after` */
function stacksOf({ frames, offsets, stack, before, after }: Comparison): string[] {
  return Array.from(before, (_, row) => {
    const words = Array.from(stack.subarray(offsets[row], offsets[row + 1]), frame => {
      const name = frames.name[frame]!
      if (frames.kind[frame] === 1) return `[${name}]`
      return frames.file[frame] === '' ? name : `${name}@${frames.file[frame]}:${frames.line[frame]}`
    })
    return `${words.join(' ')}   ${before[row]} → ${after[row]}`
  })
}
