import { describe, expect, it } from 'vitest'
import { concrete, isWait, otherState, stackFor } from '#core/suspects/catalogue.testkit.ts'
import { frameFacts } from '#core/suspects/frame-facts.ts'
import { matcherFor } from '#core/suspects/match.ts'
import { type Pattern, STATE_NAMES, type StateName } from '#core/suspects/signature.ts'
import { siteOf } from '#core/suspects/site.ts'
import { comparisonOf } from '#core/suspects/stacks.testkit.ts'
import { compareVersions } from '#core/suspects/version.ts'
import { normalForm } from '#core/symbol/symbol.ts'
import { CATALOGUE } from './catalogue.ts'

const { signatures, benign, families } = CATALOGUE
const sets = families.flatMap(family => family.sets ?? [])
const goroutine = signatures.filter(({ kind }) => kind !== 'heap')
const ids = new Set(signatures.map(({ id }) => id))
const patterns: readonly { id: string; match: Pattern }[] = [...signatures, ...benign]

/** Ids of the entries that match a stack, in the catalogue's order of telling. */
function idsFor(stack: string): readonly string[] {
  const needs = signatures.flatMap(entry => entry.needs ?? []).map(path => `${path}.Main [running] 1 -> 1`)
  const comparison = comparisonOf([`${stack} 1 -> 9`, ...needs].join('\n'))
  const facts = frameFacts(comparison)
  const match = matcherFor(CATALOGUE, comparison, facts)
  const row = comparison.after.indexOf(9)
  const found = match(row, siteOf(comparison, facts, row), [])
  return [...found.signatures, ...found.benign].map(({ entry }) => entry.id)
}

describe('the catalogue as data', () => {
  it('has the entries that were researched, each once', () => {
    expect(signatures.length).toBeGreaterThanOrEqual(217)
    expect(benign.length).toBeGreaterThanOrEqual(71)
    expect(sets.length).toBeGreaterThanOrEqual(16)
    for (const list of [signatures, benign, sets]) {
      const all = list.map(({ id }) => id)
      expect(new Set(all).size).toBe(all.length)
    }
    for (const { id } of [...signatures, ...benign, ...sets]) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  })

  it.each(patterns)('$id spells its frames as matching does', ({ match }) => {
    const written = [...match.frames, ...(match.above ?? []), ...(match.below ?? [])]
    for (const frame of written) expect(normalForm(concrete(frame))).toBe(concrete(frame))
    for (const state of match.states ?? []) expect(STATE_NAMES).toContain(state)
    expect(match.frames.length + (match.states?.length ?? 0)).toBeGreaterThan(0)
  })

  it.each(signatures)('$id says what it is and where that is known from', entry => {
    expect(entry.title.length).toBeGreaterThan(10)
    expect(entry.cause.length).toBeGreaterThan(20)
    expect(entry.remedy.length).toBeGreaterThan(5)
    expect(entry.evidence.length).toBeGreaterThan(0)
    for (const url of entry.evidence) expect(url).toMatch(/^https:\/\//)
    for (const companion of entry.companions ?? []) expect(ids).toContain(companion)
    if (entry.match.frames.length === 0) expect(entry.generic).toBe(true)
    for (const version of [entry.range?.introduced, entry.range?.fixed]) {
      if (version) expect(compareVersions(version, version)).toBe(0)
    }
  })

  it('names only entries that exist', () => {
    for (const set of sets) expect(ids).toContain(set.lead)
    for (const { multiplied } of benign) if (multiplied) expect(ids).toContain(multiplied)
  })

  it('tells the source line of most entries', () => {
    const withLines = signatures.filter(({ lines }) => lines?.some(({ line }) => line !== null))
    expect(withLines.length).toBeGreaterThanOrEqual(120)
  })
})

describe.each(goroutine.filter(({ match }) => match.frames.length > 0))('$id', ({ id, match }) => {
  const states: readonly StateName[] = match.states ?? ['select']

  it('matches each of its frames in each of its states', () => {
    for (const frame of match.frames) {
      for (const state of states) expect(idsFor(stackFor(match, frame, state))).toContain(id)
    }
  })

  it('does not match its healthy twin', () => {
    const frame = match.frames[0]!
    const twins: string[] = []
    const other = otherState(match)
    if (other) twins.push(stackFor(match, frame, other))
    if (match.blocking) {
      const busy = concrete(frame)
      twins.push(stackFor(match, frame, states[0]!).replace(` ${busy} `, ` ${busy} example.com/shop.work `))
    }
    if (match.above && !match.above.some(isWait))
      twins.push(stackFor({ ...match, above: [] }, frame, states[0]!))
    if (match.below) twins.push(stackFor({ ...match, below: [] }, frame, states[0]!))
    twins.push(`main.start ${concrete(frame)}Other [${states[0]}]`)
    for (const twin of twins) expect(idsFor(twin), twin).not.toContain(id)
  })
})

describe.each(benign.filter(({ kind }) => kind !== 'heap'))('look-alike $id', ({ id, match }) => {
  it('matches in its healthy state only', () => {
    const states: readonly StateName[] = match.states ?? ['select']
    expect(idsFor(stackFor(match, match.frames[0]!, states[0]!))).toContain(id)
    const other = otherState(match)
    if (other) expect(idsFor(stackFor(match, match.frames[0]!, other))).not.toContain(id)
  })
})

describe('where two entries match', () => {
  it.each([
    [
      'kubelet-listcontainerstats-no-timeout',
      'k8s.io/kubernetes/pkg/kubelet/cri/remote.(*remoteRuntimeService).ListContainerStats google.golang.org/grpc.(*ClientConn).Invoke google.golang.org/grpc/internal/transport.(*Stream).waitOnHeader [select]',
    ],
    [
      'ttrpc-client-sendlock',
      'main.call github.com/containerd/ttrpc.(*Client).createStream sync.(*Mutex).Lock [sync.Mutex.Lock]',
    ],
    [
      'apiserver-quota-evaluator',
      'k8s.io/apiserver/pkg/admission/plugin/resourcequota.(*quotaEvaluator).getWork k8s.io/client-go/util/workqueue.(*Type).Get sync.(*Cond).Wait [sync.Cond.Wait]',
    ],
  ])('%s leads', (id, stack) => expect(idsFor(stack)[0]).toBe(id))

  it('looks for the module where only that tells', () => {
    const loop = 'k8s.io/apimachinery/pkg/watch.(*Broadcaster).loop [chan receive]'
    expect(idsFor(loop)[0]).toBe('ctrlrt-manager-restart')
  })
})

describe('spelling', () => {
  const receive = 'k8s.io/apimachinery/pkg/watch.(*StreamWatcher).receive [chan send]'
  it.each([
    ['a vendor directory', `github.com/x/y/vendor/${receive}`],
    [
      'a closure inlined by its caller',
      'main.serve.(*timeoutHandler).ServeHTTP.func1.1@k8s.io/apiserver@v0.16.0/pkg/server/filters/timeout.go:110 [chan send]',
    ],
    [
      'type arguments',
      'k8s.io/client-go/util/workqueue.(*Typed[go.shape.string]).Get sync.(*Cond).Wait [sync.Cond.Wait]',
    ],
  ])('sees through %s', (_, stack) => expect(idsFor(stack).length).toBeGreaterThan(0))
})
