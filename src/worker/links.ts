import type { Opened } from '#core/share/link-failure.ts'
import type { Shared } from '#core/share/shared.ts'
import type { Request } from './protocol.ts'
import type { LinkSummary } from './share-protocol.ts'

/** Comparisons that came in a link. The code for reading one is loaded with the first; the last one is kept: every question about it names the whole link. */
export interface Links {
  readonly open: (payload: string) => Promise<Opened<Shared>>
  /** What has been opened already. */
  readonly kept: (payload: string | undefined) => Shared | null
}

export function createLinks(): Links {
  let last: { readonly payload: string; readonly shared: Shared } | null = null
  const kept = (payload: string | undefined) => (last?.payload === payload ? (last?.shared ?? null) : null)
  return {
    kept,
    async open(payload) {
      const known = kept(payload)
      if (known) return { ok: true, value: known }
      const [{ openLink }, { streamDeflater }] = await Promise.all([
        import('#core/share/link.ts'),
        import('#core/share/deflate.ts'),
      ])
      const opened = await openLink(payload, streamDeflater)
      if (opened.ok) last = { payload, shared: opened.value }
      return opened
    },
  }
}

/** The link that a request is about. */
export function linkIn(request: Request): string | undefined {
  if (request.kind === 'open-link') return request.payload
  return 'ask' in request ? request.ask.link : undefined
}

export function summaryOfLink({ level, files, review, comparison }: Shared): LinkSummary {
  const pinned = new Set(review.pinned.map(frame => comparison.frames.name[frame] ?? ''))
  return { level, files, review, pinned: [...pinned] }
}
