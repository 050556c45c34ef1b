import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Button, IconButton } from './Button.tsx'
import type { IconName } from './Icon.tsx'
import styles from './Menu.module.css'

export interface MenuItem {
  readonly label: string
  readonly onChoose: () => void
  readonly icon?: ReactNode
  readonly checked?: boolean
  /** What it does, below the word. */
  readonly about?: string
}

/** A button that opens a short list of commands below itself (native popover: Esc and a click beside close it). */
export function Menu(props: {
  label: string
  icon: IconName
  items: readonly MenuItem[]
  /** Shows the word beside the picture. */
  text?: string
  /** Which edge of the button the list keeps to. */
  align?: 'left' | 'right'
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const place = (trigger: HTMLElement) => {
    const box = trigger.getBoundingClientRect()
    list.current?.style.setProperty('top', `${box.bottom + 4}px`)
    const { clientWidth } = document.documentElement
    if (props.align === 'left')
      list.current?.style.setProperty('left', `${Math.max(4, Math.min(box.left, clientWidth - 340))}px`)
    else list.current?.style.setProperty('right', `${clientWidth - box.right}px`)
  }
  const choose = (item: MenuItem) => {
    list.current?.hidePopover()
    item.onChoose()
  }
  const trigger = {
    popoverTarget: id,
    'aria-haspopup': 'menu' as const,
    onClick: (event: { currentTarget: HTMLElement }) => place(event.currentTarget),
  }
  return (
    <>
      {props.text === undefined ? (
        <IconButton icon={props.icon} label={props.label} {...trigger} />
      ) : (
        <Button look="quiet" icon={props.icon} aria-label={props.label} title={props.label} {...trigger}>
          {props.text}
        </Button>
      )}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={props.label}
        className={styles.menu}
        onToggle={event => {
          if (event.newState === 'open') focusFirst(event.currentTarget)
        }}
      >
        {props.items.map(item => (
          <button
            key={item.label}
            type="button"
            {...(item.checked === undefined
              ? { role: 'menuitem' }
              : { role: 'menuitemradio', 'aria-checked': item.checked })}
            className={styles.item}
            onClick={() => choose(item)}
            onKeyDown={moveFocus}
          >
            {(item.icon !== undefined || item.checked !== undefined) && (
              <span className={styles.mark}>{item.checked ? '✓' : item.icon}</span>
            )}
            <span>
              {item.label}
              {item.about !== undefined && <span className={styles.about}>{item.about}</span>}
            </span>
          </button>
        ))}
      </div>
    </>
  )
}

/** A menu is used by its arrow keys at once, on what is chosen already. */
function focusFirst(menu: HTMLElement) {
  menu.querySelector<HTMLElement>('[aria-checked="true"], button')?.focus()
}

/** Past the last one comes the first. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: item, key } = event
  const first = item.parentElement?.firstElementChild
  const last = item.parentElement?.lastElementChild
  const steps: Readonly<Record<string, Element | null | undefined>> = {
    ArrowDown: item.nextElementSibling ?? first,
    ArrowUp: item.previousElementSibling ?? last,
    Home: first,
    End: last,
  }
  const next = steps[key]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
