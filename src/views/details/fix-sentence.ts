import type { SignatureMatch } from '#core/suspects/suspect.ts'
import type { Messages } from '#messages/en.ts'

/** Which version helps, and what the profile says of the one in use. Empty where no module is to blame. */
export function fixSentence({ module, fixed, seenVersion, affected }: SignatureMatch, m: Messages): string {
  if (module === null || module === '' || module === 'std') return ''
  const { details } = m.tableTexts
  const name = shortModule(module)
  if (affected === 'no' && seenVersion !== null) return details.notAffected(name, seenVersion)
  if (fixed === null) return seenVersion === null ? '' : m.verdict.unfixed(name, seenVersion)
  return seenVersion === null ? details.fixedUnseen(name, fixed) : details.fixedHas(name, fixed, seenVersion)
}

/** Last element of a module path that is no major version: `ttrpc` of `github.com/containerd/ttrpc`. */
function shortModule(module: string): string {
  const elements = module.split('/').filter(element => !/^v\d+$/.test(element))
  return elements.at(-1) ?? module
}
