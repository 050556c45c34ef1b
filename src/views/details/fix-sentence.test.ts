import { expect, it } from 'vitest'
import type { SignatureMatch } from '#core/suspects/suspect.ts'
import { en } from '#messages/en.ts'
import { fixSentence } from './fix-sentence.ts'

const match: SignatureMatch = {
  id: 'x',
  title: '',
  module: 'github.com/containerd/ttrpc/v2',
  seenVersion: 'v1.0.1',
  fixed: 'v1.1.0',
  affected: 'yes',
  cause: '',
  remedy: '',
  healthyWhen: '',
  evidence: [],
}
const sentence = (change: Partial<SignatureMatch>) => fixSentence({ ...match, ...change }, en)

it('says what helps and what this build has', () => {
  expect(sentence({})).toBe('Fixed in ttrpc v1.1.0; this build has v1.0.1.')
  expect(sentence({ seenVersion: null, affected: 'unknown' })).toMatch(/^Fixed in ttrpc v1\.1\.0; .*not known/)
  expect(sentence({ fixed: null })).toBe('This build has ttrpc v1.0.1.')
  expect(sentence({ affected: 'no', seenVersion: 'v1.2.0' })).toMatch(/^ttrpc v1\.2\.0 should not/)
  expect(sentence({ module: null })).toBe('')
})
