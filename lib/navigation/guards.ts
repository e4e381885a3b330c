/** The input of a guard. */
interface Visit {
  signedIn: boolean
}

/** Returns the path to redirect to, or null to allow the visit. */
type Guard = (visit: Visit) => string | null

const guards: Record<string, Guard> = {
  /** For signed-in visitors only. */
  auth: ({ signedIn }) => (signedIn ? null : '/'),
  /** For signed-out visitors only. */
  guest: ({ signedIn }) => (signedIn ? '/' : null),
}

/** @throws Error for an unknown guard */
export function guardNamed(name: string): Guard {
  const guard = guards[name]
  if (!guard) throw new Error(`unknown guard: ${name}`)
  return guard
}

const ROUTES: Array<{ path: RegExp; guard: string }> = [
  { path: /^\/profile/, guard: 'auth' },
  { path: /^\/(sign-in|sign-up)\/?$/, guard: 'guest' },
]

/** Returns the guard of a shop path (without language prefix), or null if it is public. */
export function guardOf(path: string): Guard | null {
  const route = ROUTES.find((candidate) => candidate.path.test(path))
  return route ? guardNamed(route.guard) : null
}

/** The `rel` of a link to a shop path: a crawler, which is never signed in, does not follow one that its guard redirects. */
export const relOf = (path: string): 'nofollow' | undefined =>
  guardOf(path)?.({ signedIn: false }) ? 'nofollow' : undefined
