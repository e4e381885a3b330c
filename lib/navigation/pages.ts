/** Every page of the shop; a name in brackets is a dynamic segment. */
export const PAGES = [
  '/',
  '/about',
  '/cart',
  '/categories/[slug]',
  '/checkout',
  '/checkout/add-to-cart',
  '/checkout/test',
  '/destination/[slug]',
  '/esim',
  '/forgot-password',
  '/help',
  '/order/[token]',
  '/press',
  '/privacy-policy',
  '/products',
  '/products/[id]',
  '/profile/favourites',
  '/profile/orders',
  '/profile/orders/[id]',
  '/profile/orders/[id]/pay',
  '/profile/settings',
  '/profile/support',
  '/sandbox/google',
  '/sandbox/pay/[invoice]',
  '/services',
  '/services-info',
  '/sign-in',
  '/sign-in/google',
  '/sign-up',
  '/supplier/[token]',
  '/support',
  '/terms-and-conditions',
  '/test',
  '/venue',
] as const

const PATTERNS = PAGES.map((page) => ({
  page,
  pattern: new RegExp(`^${page.replace(/\[\w+\]/g, '[^/]+')}$`),
}))

/** Returns the page at a shop path (without language prefix). */
export function pageAt(path: string): (typeof PAGES)[number] | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.page
}

/** The optional pages that a shop serves. */
export interface ServedPages {
  sandbox: boolean
  tests: boolean
}

/** Whether a shop path (without language prefix) is a page that the shop serves. */
export function isPage(path: string, { sandbox, tests }: ServedPages): boolean {
  if (!sandbox && path.startsWith('/sandbox/')) return false
  if (!tests && (path === '/test' || path === '/checkout/test')) return false
  return pageAt(path) !== undefined
}
