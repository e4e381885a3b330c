import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/action/button'
import type { ListingQuery } from '@/lib/domain/listing'

/** Makes the filters a complete form without JavaScript: hidden fields for the other values, and a button. */
export function NoJsFields({ query }: { query: ListingQuery }) {
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
