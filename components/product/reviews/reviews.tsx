import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/product/section'
import { getReviews } from '@/lib/api/queries/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { ownRatingOf } from './own-rating'
import { RatingSummary } from './rating-summary'
import { ReviewItem } from './review-item'
import { ReviewList } from './review-list'

/** Guest reviews: the newest are part of the page, the rest load on request. */
export async function Reviews({ productId }: { productId: string }) {
  const [t, { locale }, page] = await Promise.all([
    getTranslations('reviews.block'),
    currentPage(),
    getReviews(productId),
  ])
  if (!page?.rating)
    return (
      <Section id="reviews" title={t('title')}>
        <p className="font-[650]">{t('empty')}</p>
        <p className="text-ink-2">{t('emptyText')}</p>
      </Section>
    )
  const ownRating = ownRatingOf(page)
  const isMixed = ownRating?.count !== page.rating.count
  return (
    <Section id="reviews" title={t('title')}>
      <RatingSummary rating={page.rating} ownRating={ownRating} distribution={page.distribution} />
      <ReviewList
        productId={productId}
        languages={page.languages}
        total={page.meta.total}
        pages={page.meta.last_page}
        shown={page.items.length}
      >
        <ul>
          {page.items.map((review) => (
            <ReviewItem key={review.id} review={review} locale={locale} />
          ))}
        </ul>
      </ReviewList>
      <p className="mt-3 text-13 text-ink-3">{t(isMixed ? 'sources' : 'source')}</p>
    </Section>
  )
}
