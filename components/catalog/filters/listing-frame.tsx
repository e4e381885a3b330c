'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Suspense, startTransition, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { AfterFirstPaint } from '@/components/page/after-first-paint'
import { usePreferences } from '@/components/page/preferences'
import { Chip } from '@/components/ui/action/chip'
import { LoadingBar } from '@/components/ui/feedback/page-loading'
import { importWithRetry, lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { Icon } from '@/components/ui/media/icon'
import type { ListingQuery } from '@/lib/domain/listing'
import type { FilterChoices } from './choices'
import type { FilterCounts } from './counts'
import { FilterContext } from './filter-context'
import type { FilterPart } from './filter-group'

/** What a change of the filters needs; loaded after the page has started. */
const loadChanges = () => import('./requested-listing')
type Changes = Awaited<ReturnType<typeof loadChanges>>

const loadSheet = () => import('./filter-sheet')
const FilterSheet = lazyWithRetry(() => loadSheet().then((m) => ({ default: m.FilterSheet })))

interface ListingFrameProps {
  query: ListingQuery
  choices: FilterChoices
  counts: FilterCounts
  /** Number of applied filters. */
  applied: number
  /** The filters as fields of a plain form. */
  fields: React.ReactNode
  /** The products with their heading and controls. */
  children: React.ReactNode
}

/** Filter groups with a shortcut on a phone. */
const SHORTCUTS = ['category', 'destination', 'dates', 'price', 'duration'] as const

/** Selector of the last used control; the updated page restores its focus. */
let lastUsed: string | null = null

const nameOf = ({ name, value, type }: HTMLInputElement | HTMLSelectElement) =>
  type === 'checkbox' ? `[name="${name}"][value="${value}"]` : `[name="${name}"]`

/** A listing with its filters: beside it on wide screens, behind a button on a phone. */
export function ListingFrame({ query, choices, counts, applied, fields, children }: ListingFrameProps) {
  const t = useTranslations('listing')
  const router = useRouter()
  const { path } = usePreferences()
  const [pending, start] = useTransition()
  const [sheet, setSheet] = useState<FilterPart | 'all' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  /** The last requested query; its page may still be loading. */
  const requested = useRef(query)

  /** The press is painted before the sheet, which renders in parts. */
  const open = (part: FilterPart | 'all') => startTransition(() => setSheet(part))

  function go(next: (changes: Changes, before: ListingQuery) => ListingQuery) {
    setSheet(null)
    start(async () => {
      // Without its code the change is made by the form, which loads the listing as a document.
      const changes = await importWithRetry(loadChanges, () => form.current?.submit())
      const listing = changes.requestedListing(next(changes, requested.current))
      if (listing.path === changes.requestedListing(requested.current).path) return
      requested.current = listing.query
      start(() => router.push(path(listing.path)))
    })
  }

  function goToFields(changed?: { name: string; value: string }) {
    go(({ formQuery }, before) =>
      form.current ? formQuery(form.current, before, choices.categories, changed) : before,
    )
  }

  const onChange = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    // A slider has its own unnamed fields.
    if (target.name === '') return
    lastUsed = nameOf(target)
    goToFields({ name: target.name, value: target.value })
  })

  useEffect(() => {
    // A failure is reported by the change that needs it.
    loadChanges().catch(() => null)
    const element = form.current
    element?.addEventListener('change', onChange)
    return () => element?.removeEventListener('change', onChange)
  }, [])

  // Also after a return to a cached page: reset its fields to the query it was rendered for.
  useEffect(() => {
    requested.current = query
    form.current?.reset()
    if (lastUsed) form.current?.querySelector<HTMLElement>(lastUsed)?.focus({ preventScroll: true })
    lastUsed = null
  }, [query])

  return (
    <FilterContext
      value={{
        query,
        choices,
        counts,
        change: (part) => go((_, before) => ({ ...before, ...part, page: 1 })),
      }}
    >
      {pending && <LoadingBar />}
      <div className="listing">
        {/* A failure is reported by the press that needs the sheet. */}
        <ul className="scroller listing-shortcuts" onPointerDown={() => void loadSheet().catch(() => null)}>
          <li>
            <Chip selected={applied > 0} aria-haspopup="dialog" onClick={() => open('all')}>
              <Icon name="sliders-horizontal" />
              {applied > 0 ? t('filters.count', { count: applied }) : t('filters.title')}
            </Chip>
          </li>
          {SHORTCUTS.map((part) => (
            <li key={part}>
              <Chip aria-haspopup="dialog" onClick={() => open(part)}>
                {t(`filters.${part}`)}
                <Icon name="caret-down" className="size-4" />
              </Chip>
            </li>
          ))}
        </ul>
        <form
          ref={form}
          action={path('/products')}
          aria-label={t('filters.title')}
          className="listing-filters"
          onSubmit={(event) => {
            event.preventDefault()
            goToFields()
          }}
        >
          <AfterFirstPaint>{fields}</AfterFirstPaint>
        </form>
        <div className="listing-found" aria-busy={pending || undefined}>
          {children}
        </div>
        {sheet && (
          <Suspense>
            <FilterSheet
              query={query}
              choices={choices}
              counts={counts}
              start={sheet === 'all' ? undefined : sheet}
              onClose={() => setSheet(null)}
              onShow={(shown) => go(() => shown)}
            />
          </Suspense>
        )}
      </div>
    </FilterContext>
  )
}
