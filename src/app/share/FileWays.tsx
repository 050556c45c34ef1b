import { useMessages } from '#messages/use-messages.ts'
import { DataFiles } from './DataFiles.tsx'
import { MarkdownText } from './MarkdownText.tsx'
import { NameRules } from './NameRules.tsx'
import { PictureFiles } from './PictureFiles.tsx'
import { PprofFiles } from './PprofFiles.tsx'
import styles from './Share.module.css'
import { useHanded } from './use-handed.ts'
import type { LinkChoice } from './use-link.ts'

export type FileWay = 'markdown' | 'picture' | 'pprof' | 'data'

/** Files for people and for programs, beside the rules for what is in them. */
export function FileWays({ way, link }: { way: FileWay; link: LinkChoice }) {
  const { shareDialog: s } = useMessages()
  const handed = useHanded(link.rules)
  return (
    <div className={styles.columns}>
      <div>
        <NameRules link={link} />
      </div>
      <div>
        {handed === null && <p className={styles.hint}>{s.preparing}</p>}
        {handed && way === 'markdown' && <MarkdownText handed={handed} link={link} />}
        {handed && way === 'picture' && <PictureFiles handed={handed} />}
        {handed && way === 'pprof' && <PprofFiles handed={handed} />}
        {handed && way === 'data' && <DataFiles handed={handed} />}
      </div>
    </div>
  )
}
