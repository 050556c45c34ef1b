import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './Button.tsx'
import styles from './Dialog.module.css'

/** A native modal dialog: focus stays inside, Esc closes it, focus returns to where it was. Mounted means open. */
export function Dialog(props: {
  title: string
  closeLabel: string
  onClose: () => void
  width?: number
  /** Stands beside the title. */
  head?: ReactNode
  children: ReactNode
  footer?: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** Where the pointer went down: text that is selected inside may end beside the dialog. */
  const pressed = useRef<EventTarget | null>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element && !element.open) element.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the key for that is Esc
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ width: props.width ?? 560 }}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        props.onClose()
      }}
      onPointerDown={event => {
        pressed.current = event.target
      }}
      onClick={event => {
        if (event.target === dialog.current && pressed.current === dialog.current) props.onClose()
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={titleId}>{props.title}</h2>
          {props.head}
          <span className={styles.space} />
          <IconButton icon="close" label={props.closeLabel} onClick={props.onClose} />
        </header>
        <div className={styles.body}>{props.children}</div>
        {props.footer !== undefined && <footer className={styles.foot}>{props.footer}</footer>}
      </div>
    </dialog>
  )
}
