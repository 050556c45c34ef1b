import { fileURLToPath } from 'node:url'

const CAPTURES = new URL('../../e2e/fixtures/captures/client-go-streamwatcher-receive/', import.meta.url)

/** A goroutine pair captured from a running program, of a size that most people have: some tens of stacks. */
export function realPair() {
  const [before, after] = ['before', 'after'].map(side => fileURLToPath(new URL(`${side}.pb.gz`, CAPTURES)))
  return { name: 'client-go (real)', before, after, statistics: { before: { samples: 100 } } }
}
