import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Analysis } from '#core/suspects/analysis.ts'
import { plainName } from '#core/symbol/symbol.ts'
import { useMessages } from '#messages/use-messages.ts'
import { closeFunctionMenu, functionMenu, type FunctionMenu as Open } from '#state/function-menu.ts'
import { goVersionOf } from '#state/go-version.ts'
import { store } from '#state/store.ts'
import { useFacts } from '#state/use-facts.ts'
import { Kbd } from '#ui/Kbd.tsx'
import styles from './FunctionMenu.module.css'
import { type FunctionItem, functionItems } from './function-items.ts'

/** The menu of the function that was pointed at, in whichever view. */
export function FunctionMenu() {
  const open = useStore(functionMenu, menu => menu.open)
  const shown = useFacts(facts => facts.shown)
  if (!open || !shown || shown.comparison.frames.name[open.frame] === undefined) return null
  return <OpenMenu key={`${open.frame} ${open.x} ${open.y}`} open={open} shown={shown} />
}

function OpenMenu({ open, shown }: { open: Open; shown: Analysis }) {
  const messages = useMessages()
  const list = useRef<HTMLDivElement>(null)
  const items = functionItems(shown, open, goVersionOf(store.getState()), messages)
  const name = plainName(shown.comparison.frames.name[open.frame] ?? '')
  useEffect(() => {
    const element = list.current
    const before = document.activeElement
    element?.showPopover()
    if (element) place(element, open)
    element?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])
  const run = (item: FunctionItem) => {
    closeFunctionMenu()
    item.run()
  }
  return (
    <div
      ref={list}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={`${messages.filters.menu.name} ${name}`}
      className={styles.menu}
      onToggle={event => {
        if (event.newState === 'closed') closeFunctionMenu()
      }}
      onKeyDown={moveFocus}
    >
      <div className={styles.name} aria-hidden="true">
        <bdi>{name}</bdi>
      </div>
      {items.map(item => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          aria-label={messages.filters.menu[item.id]}
          className={styles.item}
          onClick={() => run(item)}
        >
          {messages.filters.menu[item.id]}
          {item.key !== undefined && <Kbd>{item.key}</Kbd>}
        </button>
      ))}
    </div>
  )
}

/** Beside the point, and wholly on the page. */
function place(element: HTMLElement, { x, y }: Open): void {
  const { offsetWidth, offsetHeight } = element
  element.style.left = `${Math.max(4, Math.min(x, innerWidth - offsetWidth - 4))}px`
  element.style.top = `${Math.max(4, Math.min(y, innerHeight - offsetHeight - 4))}px`
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: items.length - 1,
  }
  const next = steps[event.key]
  if (event.key === 'Tab') closeFunctionMenu()
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  items[(next + items.length) % items.length]?.focus()
}
