import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { LISTING_PAGE_SIZE, type ListingQuery, listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/page'

interface PagerProps {
  query: ListingQuery
  total: number
  lastPage: number
}

/** Links to the pages of a listing. */
export async function Pager({ query, total, lastPage }: PagerProps) {
  const [t, { path }] = await Promise.all([getTranslations('listing.pages'), currentPage()])
  if (lastPage <= 1) return null
  const to = (page: number) => path(listingPath({ ...query, page }))
  const last = Math.min(total, query.page * LISTING_PAGE_SIZE)
  const left = Math.min(LISTING_PAGE_SIZE, total - last)
  return (
    <nav aria-label={t('label')} className="mt-10 grid justify-items-center gap-4">
      <p className="text-14 text-ink-3 tabular-nums">
        {t('shown', { from: (query.page - 1) * LISTING_PAGE_SIZE + 1, to: last, total })}
      </p>
      {left > 0 && (
        <ButtonLink href={to(query.page + 1)} variant="secondary" rel="next">
          {t('more', { count: left })}
        </ButtonLink>
      )}
      <ul className="flex flex-wrap justify-center gap-1">
        {Array.from({ length: lastPage }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              href={to(page)}
              aria-current={page === query.page ? 'page' : undefined}
              aria-label={t('page', { page })}
              className="grid size-11 place-items-center rounded-full text-15 font-semibold tabular-nums hover:bg-bg-3 aria-[current=page]:bg-ink aria-[current=page]:text-bg"
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
