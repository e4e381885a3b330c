import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/page'
import { AppliedFilters } from './applied-filters'
import type { ListingView } from './listing-view'

/** Says why a listing is empty, and which filter to drop. */
export async function EmptyListing({ view }: { view: ListingView }) {
  const [t, { path }] = await Promise.all([getTranslations('listing.empty'), currentPage()])
  const { query, labels, unknown } = view
  const past = query.page > 1
  const filtered = query.categories.length > 0 || query.destination !== null
  const why = past
    ? t('past')
    : unknown.length > 0 && labels.length === 0
      ? t('unknown')
      : filtered
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
      {filtered && !past && (
        <div className="mt-4 grid justify-center">
          <AppliedFilters view={view} />
        </div>
      )}
    </EmptyState>
  )
}
