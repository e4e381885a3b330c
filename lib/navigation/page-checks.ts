/** The lookups that page checks use. */
export interface Lookups {
  productExists(id: string): Promise<boolean>
  categoryExists(slug: string): Promise<boolean>
  areaExists(slug: string): Promise<boolean>
  /** Whether an order belongs to the token's user. */
  ownsOrder(id: string, token: string): Promise<boolean>
}

/** Whether the resource in the path exists for the token's user. */
type PageCheck = (lookups: Lookups, segment: string, token: string) => Promise<boolean>

const checks: Record<string, PageCheck> = {
  'valid-product': (lookups, id) => lookups.productExists(id),
  'valid-categorypage': (lookups, slug) => lookups.categoryExists(slug),
  'valid-destination': (lookups, slug) => lookups.areaExists(slug),
  'own-order': (lookups, id, token) => lookups.ownsOrder(id, token),
}

/** @throws Error for an unknown check */
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

/** Whether the page of a path is valid for the token's user. A path without a check is always valid. */
export async function isValidPage(path: string, lookups: Lookups, token = ''): Promise<boolean> {
  for (const { path: pattern, check } of CHECKED) {
    const segment = pattern.exec(path)?.[1]
    if (segment !== undefined && !(await checkNamed(check)(lookups, segment, token))) return false
  }
  return true
}
