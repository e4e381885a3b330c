/**
 * Paths renamed after version 0.1, with their former ones, which a host serves for one release. Delete this table in the
 * release after, with what imports it and the routes of the former paths.
 */
export const RENAMED_PATHS: Readonly<Record<string, string>> = {
  '/api/account/image': '/api/account/picture',
  '/api/supplier-requests/{token}/reply': '/api/supplier-requests/{token}/answer',
  '/api/vouchers/offline': '/api/kept-vouchers',
}

const PARAMETER = /\{\w+\}/g

const PATTERNS = Object.entries(RENAMED_PATHS).map(([now, was]) => ({
  pattern: new RegExp(`^${now.replaceAll(PARAMETER, '([^/]+)')}$`),
  was: was.replaceAll(PARAMETER, () => '$1'),
}))

/** Returns the former path of a renamed one, with or without values for its parameter; any other path as it is. */
export function formerPath(path: string): string {
  const renamed = PATTERNS.find(({ pattern }) => pattern.test(path))
  return renamed ? path.replace(renamed.pattern, renamed.was) : path
}
