import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/action/link'
import { Icon } from '@/components/ui/media/icon'
import { type ListingQuery, listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/current-page'

interface CorrectionProps {
  query: ListingQuery
  /** The text that was searched for instead. */
  to: string
}

/**
 * Says that the search text was corrected. The original text matches nothing, so there is no link to search
 * for it, only one to the search for the corrected text.
 */
export async function Correction({ query, to }: CorrectionProps) {
  const [t, { path }] = await Promise.all([getTranslations('listing.corrected'), currentPage()])
  return (
    <p className="mt-2 flex items-start gap-2 text-ink-2">
      <Icon name="info" className="mt-0.5 text-sea" />
      <span className="min-w-0 wrap-break-word">
        {t.rich('text', {
          typed: query.text ?? '',
          meant: to,
          link: (chunks) => (
            <Link href={path(listingPath({ ...query, text: to, page: 1 }))} rel="nofollow" className="link">
              {chunks}
            </Link>
          ),
        })}
      </span>
    </p>
  )
}
