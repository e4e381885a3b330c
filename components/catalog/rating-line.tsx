import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/media/icon'
import type { Rating } from '@/lib/contract/reviews'

/** Average rating and number of reviews; renders nothing without reviews. */
export function RatingLine({ rating, labeled }: { rating: Rating; labeled?: boolean }) {
  const t = useTranslations('reviews.block')
  if (!rating) return null
  const average = rating.average.toFixed(1)
  return (
    <span className="inline-flex items-center gap-1 text-14 tabular-nums">
      <Icon name="star-fill" className="size-4 text-star" />
      <span className="sr-only">{`${t('average', { average })}, ${t('count', { count: rating.count })}`}</span>
      <b aria-hidden className="font-[650]">
        {average}
      </b>
      <span aria-hidden className="text-ink-3">
        {labeled ? t('count', { count: rating.count }) : `(${rating.count})`}
      </span>
    </span>
  )
}
