import type { Path, Problem } from './problems'

/** Returns a problem for each repeated name in a list. @param field path of the name within an entry */
export function duplicates<T>(
  at: string | Path,
  entries: readonly T[],
  nameOf: (entry: T) => string,
  field: Path = [],
): Problem[] {
  const seen = new Set<string>()
  const list = typeof at === 'string' ? [at] : at
  return entries.flatMap((entry, index): Problem[] => {
    const name = nameOf(entry)
    if (seen.has(name))
      return [{ path: [...list, index, ...field], message: `${JSON.stringify(name)} is listed twice` }]
    seen.add(name)
    return []
  })
}
