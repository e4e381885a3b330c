/** What a guard knows about the visit. */
interface Visit {
  signedIn: boolean
}

/** Where a visit is sent instead; null lets it through. */
type Guard = (visit: Visit) => string | null

const guards: Record<string, Guard> = {
  /** For signed-in visitors only. */
  auth: ({ signedIn }) => (signedIn ? null : '/'),
  /** For signed-out visitors only. */
  guest: ({ signedIn }) => (signedIn ? '/' : null),
}

/** @throws Error where no guard has this name */
export function guardNamed(name: string): Guard {
  const guard = guards[name]
  if (!guard) throw new Error(`unknown guard: ${name}`)
  return guard
}

const ROUTES: Array<{ path: RegExp; guard: string }> = [
  { path: /^\/profile/, guard: 'auth' },
  { path: /^\/(sign-in|sign-up)\/?$/, guard: 'guest' },
]

/** The guard of a path of the shop (without language prefix); null where anybody may go. */
export function guardOf(path: string): Guard | null {
  const route = ROUTES.find((candidate) => candidate.path.test(path))
  return route ? guardNamed(route.guard) : null
}
