/** A way between two places, by their names. */
export interface Way {
  from: string
  to: string
}

/** The ways that options of transport go, each once, the first one first; none where nobody is taken anywhere. */
export function waysOf<Route extends Way>(options: ReadonlyArray<{ route: Route | null }>): Route[] {
  const ways = new Map<string, Route>()
  for (const { route } of options) {
    const ends = JSON.stringify([route?.from, route?.to])
    if (route && !ways.has(ends)) ways.set(ends, route)
  }
  return [...ways.values()]
}
