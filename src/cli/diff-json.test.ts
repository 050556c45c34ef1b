import { expect, it } from 'vitest'
import { profileOf } from '#core/compare/stacks.testkit.ts'
import { diffJson } from '#core/share/diff-json.ts'
import { analyse } from '#core/suspects/analysis.ts'
import { wordsEn } from '#messages/words.ts'

const file = (picture: string, time: number) => ({
  name: `${time}.pb.gz`,
  fingerprint: picture,
  profiles: [{ ...profileOf(picture), kind: 'goroutine' as const, time }],
})

it('the JSON of a suspect says what a person would read: version, cause, advice, rate', async () => {
  const watch = (count: number) =>
    `k8s.io/apimachinery/pkg/watch.(*StreamWatcher).receive@/go/pkg/mod/k8s.io/apimachinery@v0.18.8/pkg/watch/streamwatcher.go:127 [chan send] ${count}`
  const hub = (count: number) => `main.(*Hub).publish.func1 [chan send] ${count}`
  const sides = {
    before: [file(`${watch(2)}\n${hub(3)}`, 0)],
    after: [file(`${watch(152)}\n${hub(63)}`, 600_000)],
    series: [file(`${watch(80)}\n${hub(30)}`, 300_000)],
  }
  const analysis = await analyse(sides, { sampleType: null, by: 'line' })
  const { suspects } = JSON.parse(JSON.stringify(diffJson(analysis, sides, wordsEn, 5)))
  expect(suspects[0]).toMatchObject({
    tier: 'known',
    perMinute: 15,
    stackBytes: 152 * 2048,
    series: [2, 80, 152],
    signatures: [
      { id: 'k8s-streamwatcher-result-send', seenVersion: 'v0.18.8', fixed: 'v0.21.0', affected: 'yes' },
      {},
    ],
    advice: { look: null, next: [] },
  })
  expect(suspects[0].signatures[0].remedy).toMatch(/\w/)
  expect(suspects[1]).toMatchObject({ tier: 'strong', signatures: [{ id: 'chan-send-unbuffered-result' }] })
  expect(suspects[1].advice.next.map((each: { code: string }) => each.code)).toContain('idle')
})
