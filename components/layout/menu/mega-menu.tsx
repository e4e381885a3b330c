'use client'

import { useTranslations } from 'next-intl'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Link } from '@/components/ui/action/link'
import { cx } from '@/components/ui/class-names'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { Icon } from '@/components/ui/media/icon'
import { useDismiss } from '@/components/ui/overlay/use-dismiss'
import { useNavigation } from '@/stores/navigation'
import type { Menu } from './menu-data'

const loadPanel = () => import('./mega-panel')
const MegaPanel = lazyWithRetry(() => loadPanel().then((module) => ({ default: module.MegaPanel })))

/** Preloads the panel; a failed load is retried when the panel opens. */
const fetchAhead = () => void loadPanel().catch(() => null)

const HOVER_OPENS_MS = 160
const LEAVE_CLOSES_MS = 260
/** In the same order as the panel's columns. */
const ENTRIES = [
  { id: 'categories', icon: 'squares-four' },
  { id: 'destinations', icon: 'map-pin' },
] as const

type Entry = (typeof ENTRIES)[number]['id']

/** Key to step along the header's entries. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -9, End: 9 }

/** The header's entries; two of them open the wide panel by click, key or hover. */
export function MegaMenu({ menu, label }: { menu: Menu; label: string }) {
  const t = useTranslations('layout.client')
  const { path, offered } = usePreferences()
  const here = useNavigation((state) => state.path)
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const panel = useRef<HTMLDivElement>(null)
  const hovered = useRef(false)
  const [open, setOpen] = useState<Entry | null>(null)
  const [enter, setEnter] = useState<{ column: number } | null>(null)
  const close = useCallback(() => {
    hovered.current = false
    setOpen(null)
    setEnter(null)
  }, [])
  useDismiss(root, open !== null, close)
  useEffect(() => () => clearTimeout(timer.current), [])

  function rest(event: PointerEvent, entry: Entry | null) {
    if (event.pointerType !== 'mouse') return
    if (entry) fetchAhead()
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => {
        if (entry) {
          hovered.current ||= open === null
          setOpen(entry)
          // A panel that was opened by a click or contains the focus stays open when the mouse leaves.
        } else if (hovered.current && !panel.current?.contains(document.activeElement)) close()
      },
      entry ? HOVER_OPENS_MS : LEAVE_CLOSES_MS,
    )
  }

  function toggle(entry: Entry) {
    clearTimeout(timer.current)
    // A click on a panel just opened by hover keeps it open.
    if (open === entry && !hovered.current) close()
    else setOpen(entry)
    hovered.current = false
  }

  /** Moves along the header's entries and down into the panel, which handles its own keys. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('.bar-entry')]
    const at = entries.indexOf(event.target as HTMLElement)
    // The panel follows both entries in the tab order; Tab goes to the column of the open entry.
    if (event.key === 'Tab' && !event.shiftKey && ENTRIES[at]?.id === open) {
      event.preventDefault()
      return setEnter({ column: at })
    }
    const step = STEPS[event.key]
    if (at < 0 || (!step && event.key !== 'ArrowDown')) return
    event.preventDefault()
    if (step) return entries[Math.max(0, Math.min(at + step, entries.length - 1))]?.focus()
    const entry = ENTRIES[at]
    if (!entry) return
    setOpen(entry.id)
    setEnter({ column: at })
  }

  // A link to the current page does not change the path, so close the panel here.
  const onClick = (event: MouseEvent) =>
    event.target instanceof Element && event.target.closest('a') && close()

  return (
    <nav
      ref={root}
      aria-label={label}
      className="max-md:hidden"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerLeave={(event) => rest(event, null)}
    >
      <ul className="flex items-center gap-0.5">
        {ENTRIES.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              aria-expanded={open === entry.id}
              aria-controls={open === entry.id ? id : undefined}
              onClick={() => toggle(entry.id)}
              onFocus={() => fetchAhead()}
              onPointerEnter={(event) => rest(event, entry.id)}
              className="bar-entry"
            >
              <Icon name={entry.icon} />
              <span className="max-lg:sr-only">{t(entry.id)}</span>
              <Icon
                name="caret-down"
                className={cx('transition-transform duration-base', open === entry.id && 'rotate-180')}
              />
            </button>
            {entry.id === 'destinations' && open && (
              <div ref={panel} id={id} onPointerEnter={() => clearTimeout(timer.current)} className="mega">
                <Suspense fallback={<div className="h-120" />}>
                  <MegaPanel menu={menu} enter={enter} />
                </Suspense>
              </div>
            )}
          </li>
        ))}
        {offered.products && (
          <li>
            <Link
              href={path('/esim')}
              aria-current={here === '/esim' ? 'page' : undefined}
              className="bar-entry"
            >
              <Icon name="sim-card" />
              {t('esim')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
