/** Every cache tag of the storefront; a write invalidates exactly the tags that it touches. */
export const cacheTags = {
  preferences: 'preferences',
  categories: 'categories',
  areas: 'areas',
  area: (slug: string) => `area:${slug}`,
  products: 'products',
  product: (id: string) => `product:${id}`,
  reviews: (id: string) => `reviews:${id}`,
} as const
