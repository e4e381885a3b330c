/** What page checks look things up with. */
export interface Lookups {
  productExists(id: string): Promise<boolean>
  categoryExists(slug: string): Promise<boolean>
  areaExists(slug: string): Promise<boolean>
}

/** Whether what the path names exists. */
type PageCheck = (lookups: Lookups, segment: string) => Promise<boolean>

const checks: Record<string, PageCheck> = {
  'valid-product': (lookups, id) => lookups.productExists(id),
  'valid-categorypage': (lookups, slug) => lookups.categoryExists(slug),
  'valid-destination': (lookups, slug) => lookups.areaExists(slug),
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
]

/** Whether the page of a path is valid; a path without a check always is. */
export async function isValidPage(path: string, lookups: Lookups): Promise<boolean> {
  for (const { path: pattern, check } of CHECKED) {
    const segment = pattern.exec(path)?.[1]
    if (segment !== undefined && !(await checkNamed(check)(lookups, segment))) return false
  }
  return true
}
