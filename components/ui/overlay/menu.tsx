'use client'

import { type KeyboardEvent, Suspense, useState } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import type { IconName } from '@/lib/icons/icon-names'

const MenuPanel = lazyWithRetry(() =>
  import('./menu-panel').then((module) => ({ default: module.MenuPanel })),
)

export interface MenuItem {
  label: string
  icon?: IconName
  /** A second line, e.g. why it is unavailable. */
  hint?: string
  /** Makes it a link instead of an action. */
  href?: string
  onSelect?(): void
  /** Makes it a checkbox. */
  checked?: boolean
  /** Deletes something permanently. */
  destructive?: boolean
  disabled?: boolean
}

export interface MenuProps {
  /** Content of the button. */
  trigger: React.ReactNode
  /** Accessible name if `trigger` has no text. */
  label?: string
  /** Groups of actions, divided by a line. */
  groups: MenuItem[][]
  /** Shown if there are no actions. */
  empty?: string
  align?: 'start' | 'end'
  /** Class names of the button. */
  className?: string
}

/** Actions behind a button, e.g. those of a booking. Its code is loaded on first open. */
export function Menu(props: MenuProps) {
  const { trigger, label, className } = props
  const [requested, setRequested] = useState(false)

  function openDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setRequested(true)
  }

  const button = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={requested || undefined}
      onClick={() => setRequested(true)}
      onKeyDown={openDown}
      className={className}
    >
      {trigger}
    </button>
  )
  if (!requested) return button
  return (
    <Suspense fallback={button}>
      <MenuPanel {...props} />
    </Suspense>
  )
}
