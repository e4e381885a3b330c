import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/action/button-link'
import { Link } from '@/components/ui/action/link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Icon } from '@/components/ui/media/icon'
import type { Category } from '@/lib/contract/catalog'
import { isFollowed, listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/current-page'
import type { Applied } from './applied'
import type { ListingView } from './listing-view'

/** A filter, with the number of products without it. */
export interface RelaxedFilter extends Applied {
  total: number
}

interface EmptyListingProps {
  view: ListingView
  /** Number of products in the listing; a page past the last one is also empty. */
  total: number
  /** Filters whose removal yields products, the most productive first. */
  drops: RelaxedFilter[]
  categories: Category[]
}

/** Number of categories to suggest. */
const POPULAR = 4

/** Says why a listing is empty, which filter to remove, and which categories have products. */
export async function EmptyListing({ view, total: found, drops, categories }: EmptyListingProps) {
  const [t, { path }] = await Promise.all([getTranslations('listing.empty'), currentPage()])
  const { query, labels, unknown, place } = view
  const past = found > 0
  const why = past
    ? t('past')
    : unknown.length > 0 && labels.length === 0
      ? t('unknown')
      : query.destination !== null && place === null
        ? t('unknownDestination')
        : drops.length > 0
          ? t('drop')
          : query.text === null
            ? t('plain')
            : t('spelling')
  const popular = categories
    .flatMap(({ id, slug, label, disabled, product_count }) =>
      !disabled && product_count ? [{ id, slug, label, count: product_count }] : [],
    )
    .sort((a, b) => b.count - a.count)
    .slice(0, POPULAR)
  return (
    <EmptyState
      title={past ? t('titlePast') : query.text === null ? t('title') : t('titleText', { text: query.text })}
      image="site/empty-cart"
      action={
        <ButtonLink
          href={path(past ? listingPath({ ...query, page: 1 }) : '/products')}
          rel={past && !isFollowed(query) ? 'nofollow' : undefined}
          variant="secondary"
        >
          {t(past ? 'first' : 'all')}
        </ButtonLink>
      }
    >
      <p>{why}</p>
      {drops.length > 0 && (
        <ul className="mt-4 flex flex-wrap justify-center gap-x-2 gap-y-3">
          {drops.map(({ id, label, without, total }) => (
            <li key={id}>
              <Link
                href={path(listingPath(without))}
                rel={isFollowed(without) ? undefined : 'nofollow'}
                className="chip chip-on text-ink"
              >
                <Icon name="x-bold" className="size-4" />
                {t('without', { filter: label, count: total })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!past && popular.length > 0 && (
        <>
          <p className="mt-6">{t('popular')}</p>
          <ul className="mt-3 flex flex-wrap justify-center gap-x-2 gap-y-3">
            {popular.map(({ id, slug, label, count }) => (
              <li key={id}>
                <Link href={path(`/categories/${slug}`)} className="chip">
                  {t('category', { label, count })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  )
}
