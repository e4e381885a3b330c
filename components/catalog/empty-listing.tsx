import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/page'
import type { Applied } from './applied'
import type { ListingView } from './listing-view'

/** A filter, and how many products there would be without it. */
export interface Drop extends Applied {
  total: number
}

interface EmptyListingProps {
  view: ListingView
  /** Filters without which there is something, the most fruitful first. */
  drops: Drop[]
}

/** Says why a listing is empty, and which filter to drop. */
export async function EmptyListing({ view, drops }: EmptyListingProps) {
  const [t, { path }] = await Promise.all([getTranslations('listing.empty'), currentPage()])
  const { query, labels, unknown } = view
  const past = query.page > 1
  const why = past
    ? t('past')
    : unknown.length > 0 && labels.length === 0
      ? t('unknown')
      : drops.length > 0
        ? t('drop')
        : t('plain')
  return (
    <EmptyState
      title={t('title')}
      picture="site/category-084"
      action={
        <ButtonLink href={path(past ? listingPath({ ...query, page: 1 }) : '/products')} variant="secondary">
          {t(past ? 'first' : 'all')}
        </ButtonLink>
      }
    >
      <p>{why}</p>
      {drops.length > 0 && (
        <ul className="mt-4 flex flex-wrap justify-center gap-x-2 gap-y-3">
          {drops.map(({ id, label, without, total }) => (
            <li key={id}>
              <Link href={path(listingPath(without))} className="chip chip-on text-ink">
                <Icon name="x-bold" className="size-4" />
                {t('without', { filter: label, count: total })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}
