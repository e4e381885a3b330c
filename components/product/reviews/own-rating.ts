import type { Rating, ReviewPage } from '@/lib/contract/reviews'

/** The rating of the reviews written in this shop; a host that does not say has no others. */
export function ownRatingOf(page: Pick<ReviewPage, 'rating' | 'own_rating'>): Rating {
  return page.own_rating === undefined ? page.rating : page.own_rating
}
