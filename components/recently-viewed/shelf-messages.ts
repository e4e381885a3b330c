import { CARD_MESSAGES } from '@/components/cancellation/client-messages'

/** Message namespaces of the shelf and its cards. */
export const SHELF_MESSAGES = [
  'recentlyViewed',
  'favourites.shelf',
  'favourites.heart',
  ...CARD_MESSAGES,
  'listing.card',
  'listing.stay.stars',
  'product.per',
  'product.price',
  'reviews.block.average',
  'reviews.block.count',
]
