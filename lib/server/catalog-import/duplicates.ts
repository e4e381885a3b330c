import type { Path, Problem } from './problems'

/** Entries of a list that have the name of one before; `field` is where the name stands in an entry. */
export function doubles<T>(
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
      return [{ path: [...list, index, ...field], message: `${JSON.stringify(name)} stands here twice` }]
    seen.add(name)
    return []
  })
}
