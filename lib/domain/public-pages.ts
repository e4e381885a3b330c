import type { LocalDate } from './local-date'

/** The kinds of pages that the catalog has, each with an address of its own. */
export const PUBLIC_PAGE_KINDS = ['product', 'category', 'destination'] as const
export type PublicPageKind = (typeof PUBLIC_PAGE_KINDS)[number]

/** Returns the path of a page of the catalog, without the prefix of a language. */
export function publicPagePath(kind: PublicPageKind, id: string): string {
  const folder = { product: 'products', category: 'categories', destination: 'destination' }[kind]
  return `/${folder}/${id}`
}

/** Pages with all that a category has and more, by its slug. */
const PAGES_OF_CATEGORIES: Readonly<Record<string, string>> = { 'travel-services': '/services' }

/** Returns the path under which search engines find a category. */
export const categoryAddress = (slug: string): string =>
  PAGES_OF_CATEGORIES[slug] ?? publicPagePath('category', slug)

/** Whether a page is the one of a category. */
export const isPageOfCategory = (path: string): boolean => Object.values(PAGES_OF_CATEGORIES).includes(path)

/** The pages whose addresses do not depend on the catalog. */
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

/** When the texts of content pages last changed, as the pages say. Others say nothing. */
export const CHANGED = {
  '/services-info': '2026-11-29',
  '/help': '2026-11-29',
  '/privacy-policy': '2026-11-23',
  '/terms-and-conditions': '2026-11-23',
} as const satisfies Partial<Record<(typeof FIXED_PAGES)[number], LocalDate>>

/** Returns when a page last changed; null if it does not say. */
export const changeOf = (path: (typeof FIXED_PAGES)[number]): LocalDate | null =>
  path in CHANGED ? CHANGED[path as keyof typeof CHANGED] : null
