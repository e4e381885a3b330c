'use client'

import { type KeyboardEvent, Suspense, useState } from 'react'
import type { IconName } from '@/lib/icons/icon-names'
import { lazyWithRetry } from './lazy-with-retry'

const MenuPanel = lazyWithRetry(() =>
  import('./menu-panel').then((module) => ({ default: module.MenuPanel })),
)

export interface MenuItem {
  label: string
  icon?: IconName
  /** A second line, e.g. why it cannot be done. */
  hint?: string
  /** Leads there instead of doing something. */
  href?: string
  onSelect?(): void
  /** Makes it a choice that is on or off. */
  checked?: boolean
  /** It takes something away for good. */
  destructive?: boolean
  disabled?: boolean
}

export interface MenuProps {
  /** What the button shows. */
  trigger: React.ReactNode
  /** Names the button where `trigger` has no words. */
  label?: string
  /** Groups of acts, with a line between them. */
  groups: MenuItem[][]
  /** Said in place of the acts when there are none. */
  empty?: string
  align?: 'start' | 'end'
  /** The look of the button. */
  className?: string
}

/** Acts behind a button, e.g. what can be done with a booking. Its code comes when it is opened first. */
export function Menu(props: MenuProps) {
  const { trigger, label, className } = props
  const [wanted, want] = useState(false)

  function openDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    want(true)
  }

  const button = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={wanted || undefined}
      onClick={() => want(true)}
      onKeyDown={openDown}
      className={className}
    >
      {trigger}
    </button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <MenuPanel {...props} />
    </Suspense>
  )
}
