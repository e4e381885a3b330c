/** A route between two places, by their names. */
export interface Way {
  from: string
  to: string
}

/** Returns the distinct routes of options, in order; empty if none is transport. */
export function waysOf<Route extends Way>(options: ReadonlyArray<{ route: Route | null }>): Route[] {
  const routes = new Map<string, Route>()
  for (const { route } of options) {
    const ends = JSON.stringify([route?.from, route?.to])
    if (route && !routes.has(ends)) routes.set(ends, route)
  }
  return [...routes.values()]
}
