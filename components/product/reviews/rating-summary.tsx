import { getTranslations } from 'next-intl/server'
import { Stars } from '@/components/ui/display/stars'
import type { Rating, ReviewPage } from '@/lib/contract/reviews'

interface RatingSummaryProps extends Pick<ReviewPage, 'rating' | 'distribution'> {
  /** Of the reviews written in this shop. */
  ownRating: Rating
}

/** The average rating and the distribution of scores; with imported reviews also the rating of the shop's own. */
export async function RatingSummary({ rating, ownRating, distribution }: RatingSummaryProps) {
  const t = await getTranslations('reviews.block')
  if (!rating) return null
  return (
    <div className="mb-4 grid gap-x-10 gap-y-4 sm:grid-cols-[auto_minmax(0,340px)]">
      <div className="grid content-center justify-items-start gap-1">
        <p className="font-display text-48 leading-none font-bold tabular-nums">
          <span aria-hidden>{rating.average.toFixed(1)}</span>
          <span className="sr-only">{t('average', { average: rating.average.toFixed(1) })}</span>
        </p>
        <Stars score={rating.average} className="text-18" />
        <p className="text-14 text-ink-3">{t('count', { count: rating.count })}</p>
        {ownRating && ownRating.count < rating.count && (
          <p className="text-13 text-ink-3">
            {t('own', { average: ownRating.average.toFixed(1), count: ownRating.count })}
          </p>
        )}
      </div>
      <ul aria-label={t('distribution')} className="grid gap-1">
        {distribution
          .map((count, index) => ({ score: index + 1, count }))
          .toReversed()
          .map(({ score, count }) => (
            <li key={score} className="grid grid-cols-[1em_1fr_2em] items-center gap-3 text-14 tabular-nums">
              <span className="sr-only">{t('bar', { score, count })}</span>
              <span aria-hidden>{score}</span>
              <span aria-hidden className="h-2 overflow-hidden rounded-pill bg-bg-3">
                <span
                  className="block h-full rounded-pill bg-star"
                  style={{ width: `${(count / rating.count) * 100}%` }}
                />
              </span>
              <span aria-hidden className="text-ink-3">
                {count}
              </span>
            </li>
          ))}
      </ul>
    </div>
  )
}
