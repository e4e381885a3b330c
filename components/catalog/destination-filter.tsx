import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { Area } from '@/lib/contract/catalog'
import { type ListingQuery, listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/page'

/** Destinations as links. */
export async function DestinationFilter({ query, areas }: { query: ListingQuery; areas: Area[] }) {
  const [t, { path }] = await Promise.all([getTranslations('listing'), currentPage()])
  const entries = [
    { slug: null, name: t('allDestinations'), count: null },
    ...areas.map(({ slug, name, product_count }) => ({
      slug,
      name,
      // Beside a chosen category the count of the whole destination would promise too much.
      count: query.categories.length > 0 ? null : product_count,
    })),
  ]
  return (
    <nav aria-label={t('destination')} className="py-5">
      <h2 className="mb-2 px-3 font-sans text-16 tracking-normal">{t('destination')}</h2>
      <ul>
        {entries.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              href={path(listingPath({ ...query, destination: slug, page: 1 }))}
              aria-current={slug === query.destination || undefined}
              className="flex min-h-10 items-center justify-between gap-3 rounded-12 px-3 py-1 text-15 hover:bg-bg-2 aria-[current]:bg-bg-3 aria-[current]:font-semibold"
            >
              {name}
              {count !== null && <span className="text-14 font-normal text-ink-3 tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
