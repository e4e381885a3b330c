/** Every cache tag of the storefront. A write invalidates exactly the tags it affects. */
export const cacheTags = {
  preferences: 'preferences',
  /** Whatever shows a converted price. */
  rates: 'rates',
  categories: 'categories',
  areas: 'areas',
  area: (slug: string) => `area:${slug}`,
  products: 'products',
  product: (id: string) => `product:${id}`,
  reviews: (id: string) => `reviews:${id}`,
} as const
