import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { chipStyle } from '@/components/ui/chip-style'
import { Icon } from '@/components/ui/icon'
import { listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/page'
import type { ListingView } from './listing-view'

interface AppliedFiltersProps {
  view: ListingView
  /** Offers to drop all of them at once. */
  clear?: boolean
}

/** What a listing is filtered by; each chip leads to the listing without it. */
export async function AppliedFilters({ view, clear }: AppliedFiltersProps) {
  const [t, { path }] = await Promise.all([getTranslations('listing'), currentPage()])
  const { query, labels, unknown, place } = view
  const without = (id: string) => query.categories.filter((other) => other !== id)
  const filters = [
    ...labels.map(({ id, label }) => ({ id, label, left: { categories: without(id) } })),
    ...unknown.map((id) => ({ id, label: t('unknownCategory'), left: { categories: without(id) } })),
    ...(query.destination
      ? [{ id: query.destination, label: place ?? query.destination, left: { destination: null } }]
      : []),
  ]
  if (filters.length === 0) return null
  return (
    <ul aria-label={t('applied')} className="flex flex-wrap items-center gap-2">
      {filters.map(({ id, label, left }) => (
        <li key={id}>
          <Link
            href={path(listingPath({ ...query, ...left, page: 1 }))}
            aria-label={t('remove', { filter: label })}
            className={chipStyle(true)}
          >
            {label}
            <Icon name="x-bold" className="size-4" />
          </Link>
        </li>
      ))}
      {clear && filters.length > 1 && (
        <li>
          <Link
            href={path(listingPath({ sort: query.sort }))}
            className="inline-flex min-h-9 items-center px-2 text-14 font-semibold text-ember hover:underline"
          >
            {t('clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
