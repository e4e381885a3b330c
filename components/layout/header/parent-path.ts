/** Pages whose parent is not the home page, with their parent. */
const PARENTS: Array<[RegExp, string]> = [
  [/^\/products\/./, '/products'],
  [/^\/categories\/./, '/products'],
  [/^\/checkout(\/|$)/, '/cart'],
  [/^\/profile\/orders\/./, '/profile/orders'],
  [/^\/(sign-up|forgot-password)$/, '/sign-in'],
  [/^\/services-info$/, '/services'],
]

/** Returns the parent of a page (paths without language prefix), the back target without a previous page. */
export function parentPath(path: string): string {
  return PARENTS.find(([pattern]) => pattern.test(path))?.[1] ?? '/'
}
