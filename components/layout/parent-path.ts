/** Pages that are not below the home page, and what they are below. */
const PARENTS: Array<[RegExp, string]> = [
  [/^\/products\/./, '/products'],
  [/^\/categories\/./, '/products'],
  [/^\/checkout(\/|$)/, '/cart'],
  [/^\/profile\/orders\/./, '/profile/orders'],
  [/^\/(sign-up|forgot-password)$/, '/sign-in'],
  [/^\/services-info$/, '/services'],
]

/** The page above a page (paths without language prefix): where the way back leads when there is no page before. */
export function parentPath(path: string): string {
  return PARENTS.find(([pattern]) => pattern.test(path))?.[1] ?? '/'
}
