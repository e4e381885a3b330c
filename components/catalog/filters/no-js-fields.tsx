import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ListingQuery } from '@/lib/domain/listing'

/** What makes the filters a form of its own right where no script runs: what they do not show, and its button. */
export function PlainForm({ query }: { query: ListingQuery }) {
  const t = useTranslations('listing.filters')
  return (
    <>
      {query.text !== null && <input type="hidden" name="q" value={query.text} />}
      {query.sort !== 'recommended' && <input type="hidden" name="sort" value={query.sort} />}
      <noscript>
        <Button type="submit" wide>
          {t('show')}
        </Button>
      </noscript>
    </>
  )
}
