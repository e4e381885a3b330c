import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/action/button-link'
import { Pagination } from '@/components/ui/navigation/pagination'
import { isFollowed, type ListingQuery, listingPath } from '@/lib/domain/listing'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { currentPage } from '@/lib/i18n/current-page'

interface PagerProps {
  query: ListingQuery
  total: number
  lastPage: number
}

/** Shows how much of a listing is visible, with links to the other pages. */
export async function Pager({ query, total, lastPage }: PagerProps) {
  const [t, { path }] = await Promise.all([getTranslations('listing.pages'), currentPage()])
  if (lastPage <= 1) return null
  const to = (page: number) => path(listingPath({ ...query, page }))
  const past = query.page > lastPage
  const followed = isFollowed(query)
  const last = Math.min(total, query.page * LISTING_PAGE_SIZE.usual)
  const left = Math.min(LISTING_PAGE_SIZE.usual, total - last)
  return (
    <div className="mt-10 grid justify-items-center gap-4">
      {!past && (
        <p className="text-14 text-ink-3 tabular-nums">
          {t('shown', { from: (query.page - 1) * LISTING_PAGE_SIZE.usual + 1, to: last, total })}
        </p>
      )}
      {left > 0 && (
        <ButtonLink href={to(query.page + 1)} variant="secondary" rel={followed ? 'next' : 'next nofollow'}>
          {t('more', { count: left })}
        </ButtonLink>
      )}
      <Pagination
        page={past ? lastPage + 1 : query.page}
        lastPage={lastPage}
        href={to}
        label={t('label')}
        followed={followed}
      />
    </div>
  )
}
