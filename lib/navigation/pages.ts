/** Every page of the shop; a name in brackets stands for one segment. */
export const PAGES = [
  '/',
  '/cart',
  '/checkout',
  '/products',
  '/products/[id]',
  '/profile/orders',
  '/profile/orders/[id]',
  '/sandbox/pay/[invoice]',
  '/sign-in',
  '/sign-up',
  '/test',
] as const

const PATTERNS = PAGES.map((page) => new RegExp(`^${page.replace(/\[\w+\]/g, '[^/]+')}$`))

/** Whether a path of the shop (without language prefix) leads to a page. */
export function isPage(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path))
}
