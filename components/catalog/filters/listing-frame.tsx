'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState, useTransition } from 'react'
import { usePreferences } from '@/components/layout/preferences'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import { type ListingQuery, listingPath, listingSearch, parseListing } from '@/lib/domain/listing'
import type { FilterChoices } from './choices'
import { FilterFields, type FilterPart } from './filter-fields'

const FilterSheet = lazy(() => import('./filter-sheet').then((m) => ({ default: m.FilterSheet })))

interface ListingFrameProps {
  query: ListingQuery
  choices: FilterChoices
  total: number
  /** How many filters are applied. */
  applied: number
  /** The products, with what is said about them. */
  children: React.ReactNode
}

/** Parts that a phone can open at once. */
const SHORTCUTS = ['category', 'destination', 'price', 'duration'] as const

/** The control that was used last: the page that answers gives it the focus back. */
let lastUsed: string | null = null

const nameOf = ({ name, value, type }: HTMLInputElement | HTMLSelectElement) =>
  type === 'checkbox' ? `[name="${name}"][value="${value}"]` : `[name="${name}"]`

/** A listing with its filters: beside it where there is room, behind a button on a phone. */
export function ListingFrame({ query, choices, total, applied, children }: ListingFrameProps) {
  const t = useTranslations('listing')
  const router = useRouter()
  const { path } = usePreferences()
  const [pending, start] = useTransition()
  const [shown, setShown] = useState(query)
  const [sheet, setSheet] = useState<FilterPart | 'all' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // Also on the way back to a page that was kept: it shows what it was made for.
  useEffect(() => {
    setShown(query)
    if (lastUsed) form.current?.querySelector<HTMLElement>(lastUsed)?.focus({ preventScroll: true })
    lastUsed = null
  }, [query])

  function go(next: ListingQuery) {
    const normal = parseListing(new URLSearchParams(listingSearch(next)))
    setShown(normal)
    setSheet(null)
    start(() => router.push(path(listingPath(normal))))
  }

  function remember({ target }: FormEvent) {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) lastUsed = nameOf(target)
  }

  return (
    <div className="listing">
      <ul className="scroller listing-shortcuts">
        <li>
          <Chip selected={applied > 0} aria-haspopup="dialog" onClick={() => setSheet('all')}>
            <Icon name="sliders-horizontal" />
            {applied > 0 ? t('filters.count', { count: applied }) : t('filters.title')}
          </Chip>
        </li>
        {SHORTCUTS.map((part) => (
          <li key={part}>
            <Chip aria-haspopup="dialog" onClick={() => setSheet(part)}>
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
        onChange={remember}
        onSubmit={(event) => event.preventDefault()}
      >
        <FilterFields query={shown} choices={choices} onChange={go} />
        {query.sort !== 'recommended' && <input type="hidden" name="sort" value={query.sort} />}
        <noscript>
          <Button type="submit" wide>
            {t('filters.show')}
          </Button>
        </noscript>
      </form>
      <div className="listing-found" aria-busy={pending || undefined}>
        {children}
      </div>
      {sheet && (
        <Suspense>
          <FilterSheet
            query={query}
            choices={choices}
            total={total}
            start={sheet === 'all' ? undefined : sheet}
            onClose={() => setSheet(null)}
            onShow={go}
          />
        </Suspense>
      )}
    </div>
  )
}
