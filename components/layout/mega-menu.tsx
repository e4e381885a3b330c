'use client'

import { useTranslations } from 'next-intl'
import { lazy, type PointerEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { useDismiss } from '@/components/ui/use-dismiss'
import type { Menu } from './menu-data'

const MegaPanel = lazy(() => import('./mega-panel').then((module) => ({ default: module.MegaPanel })))

const HOVER_OPENS_MS = 160
const LEAVE_CLOSES_MS = 260
const ENTRIES = [
  { id: 'categories', icon: 'squares-four' },
  { id: 'destinations', icon: 'map-pin' },
] as const

type Entry = (typeof ENTRIES)[number]['id']

interface MegaMenuProps {
  menu: Menu
  label: string
  /** Entries that are plain links. */
  children?: React.ReactNode
}

/** The entries of the header; two of them open the wide panel, by click, key or a mouse that rests there. */
export function MegaMenu({ menu, label, children }: MegaMenuProps) {
  const t = useTranslations('layout.client')
  const root = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef(false)
  const [open, setOpen] = useState<Entry | null>(null)
  const close = useCallback(() => setOpen(null), [])
  useDismiss(root, open !== null, close)
  useEffect(() => () => clearTimeout(timer.current), [])

  function rest(event: PointerEvent, entry: Entry | null) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => {
        hovered.current = entry !== null
        setOpen(entry)
      },
      entry ? HOVER_OPENS_MS : LEAVE_CLOSES_MS,
    )
  }

  function toggle(entry: Entry) {
    clearTimeout(timer.current)
    // Whoever clicks what the mouse has just opened wants it open.
    setOpen(open === entry && !hovered.current ? null : entry)
    hovered.current = false
  }

  return (
    <nav
      ref={root}
      aria-label={label}
      className="hidden items-center gap-0.5 lg:flex"
      onPointerLeave={(event) => rest(event, null)}
    >
      {ENTRIES.map(({ id, icon }) => (
        <button
          key={id}
          type="button"
          aria-expanded={open === id}
          onClick={() => toggle(id)}
          onPointerEnter={(event) => rest(event, id)}
          className="flex min-h-11 items-center gap-1.5 rounded-pill px-3 text-15 font-semibold whitespace-nowrap hover:bg-bg-3"
        >
          <Icon name={icon} />
          {t(id)}
          <Icon
            name="caret-down"
            className={cx('transition-transform duration-base', open === id && 'rotate-180')}
          />
        </button>
      ))}
      {children}
      {open && (
        <div
          className="absolute inset-x-0 top-full z-20 max-h-[calc(100dvh-80px)] overflow-y-auto rounded-b-26 bg-raised shadow-[0_0_0_100vmax_var(--scrim)] [clip-path:inset(0_0_-100vmax)] forced-colors:border"
          onPointerEnter={() => clearTimeout(timer.current)}
        >
          <Suspense fallback={<div className="h-120" />}>
            <MegaPanel menu={menu} />
          </Suspense>
        </div>
      )}
    </nav>
  )
}
