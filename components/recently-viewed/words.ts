/** Message namespaces of the shelf and its cards. */
export const SHELF_MESSAGES = [
  'seen',
  'favourites.shelf',
  'favourites.heart',
  'listing.card',
  'product.per',
  'reviews.block.average',
  'reviews.block.count',
]
