/** The lists of a catalog file. */
export const SECTIONS = [
  'categories',
  'destinations',
  'cancellation_policies',
  'suppliers',
  'products',
  'promo_codes',
  'redirects',
] as const
export type Section = (typeof SECTIONS)[number]
