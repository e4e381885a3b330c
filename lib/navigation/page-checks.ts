/** What page checks look things up with. */
export interface Lookups {
  productExists(id: string): Promise<boolean>
  categoryExists(slug: string): Promise<boolean>
  areaExists(slug: string): Promise<boolean>
  /** Whether an order is that of whom the token stands for. */
  ownsOrder(id: string, token: string): Promise<boolean>
}

/** Whether what the path names exists, for who asks with this token. */
type PageCheck = (lookups: Lookups, segment: string, token: string) => Promise<boolean>

const checks: Record<string, PageCheck> = {
  'valid-product': (lookups, id) => lookups.productExists(id),
  'valid-categorypage': (lookups, slug) => lookups.categoryExists(slug),
  'valid-destination': (lookups, slug) => lookups.areaExists(slug),
  'own-order': (lookups, id, token) => lookups.ownsOrder(id, token),
}

/** @throws Error where no check has this name */
export function checkNamed(name: string): PageCheck {
  const check = checks[name]
  if (!check) throw new Error(`unknown page check: ${name}`)
  return check
}

const CHECKED: Array<{ path: RegExp; check: string }> = [
  { path: /^\/products\/([^/]+)$/, check: 'valid-product' },
  { path: /^\/categories\/([^/]+)$/, check: 'valid-categorypage' },
  { path: /^\/destination\/([^/]+)$/, check: 'valid-destination' },
  { path: /^\/profile\/orders\/([^/]+)(?:\/pay)?$/, check: 'own-order' },
]

/** Whether the page of a path is valid for who holds the token; a path without a check always is. */
export async function isValidPage(path: string, lookups: Lookups, token = ''): Promise<boolean> {
  for (const { path: pattern, check } of CHECKED) {
    const segment = pattern.exec(path)?.[1]
    if (segment !== undefined && !(await checkNamed(check)(lookups, segment, token))) return false
  }
  return true
}
