import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/media/icon'
import { joined } from '@/components/ui/text/joined'
import type { Rating } from '@/lib/contract/reviews'
import { DEFAULT_LOCALE, isLocale } from '@/lib/domain/locale'

/** Average rating and number of reviews; renders nothing without reviews. */
export function RatingLine({ rating, labeled }: { rating: Rating; labeled?: boolean }) {
  const t = useTranslations('reviews.block')
  const locale = useLocale()
  if (!rating) return null
  const average = rating.average.toFixed(1)
  return (
    <span className="inline-flex items-center gap-1 text-14 tabular-nums">
      <Icon name="star-fill" className="size-4 text-star" />
      <span className="sr-only">
        {joined(
          [t('average', { average }), t('count', { count: rating.count })],
          isLocale(locale) ? locale : DEFAULT_LOCALE,
        )}
      </span>
      <b aria-hidden className="font-[650]">
        {average}
      </b>
      <span aria-hidden className="text-ink-3">
        {labeled ? t('count', { count: rating.count }) : `(${rating.count})`}
      </span>
    </span>
  )
}
