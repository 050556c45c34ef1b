import { Suspense, useState } from 'react'
import { useMessages } from '#messages/use-messages.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { Segments } from '#ui/Segments.tsx'
import { closePanel } from './panels.ts'
import { type FileWay, FileWays } from './share/FileWays.tsx'
import { Levels } from './share/Levels.tsx'
import { Address, CopyLink } from './share/LinkFoot.tsx'
import { NameRules } from './share/NameRules.tsx'
import { NamesTable } from './share/NamesTable.tsx'
import { ReviewFields } from './share/ReviewFields.tsx'
import { SaveHtml } from './share/SaveHtml.tsx'
import styles from './share/Share.module.css'
import { useStoredHere } from './share/stored-here.ts'
import { type LinkChoice, useLink } from './share/use-link.ts'

const StoreSection = lazyPart(async () => (await import('./share/StoreSection.tsx')).StoreSection)

const FILES: readonly FileWay[] = ['markdown', 'picture', 'pprof', 'data']
const WAYS = ['link', 'html', ...FILES] as const

type Way = (typeof WAYS)[number]

/** Ways to hand the comparison over: a link that carries it, and files for people and for programs. */
export function ShareDialog() {
  const m = useMessages()
  const s = m.shareDialog
  const [way, setWay] = useState<Way>('link')
  const link = useLink()
  const stored = useStoredHere().some(({ address }) => address !== null)
  return (
    <Dialog
      title={s.title}
      closeLabel={m.close}
      width={920}
      onClose={closePanel}
      head={
        <Segments
          label={s.ways.name}
          value={way}
          options={WAYS.map(value => ({ value, label: s.ways[value] }))}
          onChange={setWay}
        />
      }
      footer={
        <>
          {way === 'link' && <Address link={link} />}
          <span className={styles.private}>
            <Icon name="lock" small /> {stored ? m.store.footer : s.private}
          </span>
          {way === 'link' && <CopyLink link={link} />}
          {way === 'html' && <SaveHtml link={link} />}
        </>
      }
    >
      {way === 'link' || way === 'html' ? (
        <Whole link={link} asFile={way === 'html'} />
      ) : (
        <FileWays way={way} link={link} />
      )}
    </Dialog>
  )
}

/** What brings the whole comparison along: in the address, or in a page of its own. */
function Whole({ link, asFile }: { link: LinkChoice; asFile: boolean }) {
  return (
    <div className={styles.columns}>
      <div>
        <Levels link={link} asFile={asFile} />
        {!asFile && (
          <Suspense>
            <StoreSection link={link} />
          </Suspense>
        )}
        <NameRules link={link} />
      </div>
      <div>
        <NamesTable link={link} />
        <ReviewFields />
      </div>
    </div>
  )
}
