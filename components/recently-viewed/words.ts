/** Words of the shelf and of the cards on it. */
export const SHELF_WORDS = [
  'seen',
  'favourites.shelf',
  'favourites.heart',
  'listing.card',
  'product.per',
  'reviews.block.average',
  'reviews.block.count',
]
