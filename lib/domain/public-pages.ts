/** The kinds of pages that the catalog has, each with an address of its own. */
export const PUBLIC_PAGE_KINDS = ['product', 'category', 'destination'] as const
export type PublicPageKind = (typeof PUBLIC_PAGE_KINDS)[number]

/** Returns the path of a page of the catalog, without the prefix of a language. */
export function publicPagePath(kind: PublicPageKind, id: string): string {
  const folder = { product: 'products', category: 'categories', destination: 'destination' }[kind]
  return `/${folder}/${id}`
}

/** The pages that do not depend on the catalog. */
export const FIXED_PAGES = [
  '/',
  '/products',
  '/esim',
  '/services',
  '/services-info',
  '/help',
  '/support',
  '/about',
  '/press',
  '/privacy-policy',
  '/terms-and-conditions',
] as const
