import { getTranslations } from 'next-intl/server'
import { chipStyle } from '@/components/ui/action/chip-style'
import { Link } from '@/components/ui/action/link'
import { Icon } from '@/components/ui/media/icon'
import { isFollowed, listingPath, WHOLE_LISTING } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/current-page'
import type { Applied } from './applied'
import type { ListingView } from './listing-view'

/** The applied filters of a listing; each chip links to the listing without that filter. */
export async function AppliedFilters({ view, applied }: { view: ListingView; applied: Applied[] }) {
  const [t, { path }] = await Promise.all([getTranslations('listing'), currentPage()])
  if (applied.length === 0) return null
  const unfiltered = { ...WHOLE_LISTING, sort: view.query.sort }
  return (
    <ul
      aria-label={t('applied')}
      className="scroller -mx-4 scroll-px-4 items-center gap-2 px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {applied.map(({ id, label, without }) => (
        <li key={id}>
          <Link
            href={path(listingPath(without))}
            rel={isFollowed(without) ? undefined : 'nofollow'}
            aria-label={t('remove', { filter: label })}
            className={chipStyle(true)}
          >
            {label}
            <Icon name="x-bold" className="size-4" />
          </Link>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <Link
            href={path(listingPath(unfiltered))}
            rel={isFollowed(unfiltered) ? undefined : 'nofollow'}
            className="inline-flex min-h-11 items-center px-2 text-14 font-semibold text-ember hover:underline"
          >
            {t('clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
