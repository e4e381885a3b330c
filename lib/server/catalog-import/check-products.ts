import type { FileProduct } from '@/lib/contract/catalog-file'
import type { Queryable } from '@/lib/server/db/client'
import { checkProduct, type Names } from './check-product'
import { readOwners } from './lookups-repo'
import type { Path, Problem } from './problems'

/** A product and its index in the file. */
export interface FileEntry {
  index: number
  product: FileProduct
}

/** Returns a function that reports names which it was given before. */
function unique(message: (name: string) => string) {
  const seen = new Set<string>()
  return (name: string, path: Path): Problem[] => {
    if (seen.has(name)) return [{ path, message: message(name) }]
    seen.add(name)
    return []
  }
}

/**
 * Returns a function that checks what the schema cannot of products of a file, in any number of batches: references and
 * contradictions, ids that are listed twice, option ids used by several products, and repeated eSIM profiles.
 */
export function createProductCheck(names: Names, db: Queryable) {
  const twice = (name: string) => `${JSON.stringify(name)} occurs twice in this file`
  const [product, option, profile] = [
    unique((name) => `${JSON.stringify(name)} is listed twice`),
    unique(twice),
    unique(twice),
  ]
  const repeated = ({ id, options }: FileProduct, path: Path): Problem[] => [
    ...product(id, [...path, 'id']),
    ...options.flatMap((one, place) => {
      const at = [...path, 'options', place]
      return [
        ...option(one.id, [...at, 'id']),
        ...one.esim_profiles.flatMap(({ iccid }, index) =>
          profile(iccid, [...at, 'esim_profiles', index, 'iccid']),
        ),
      ]
    }),
  ]
  return async (entries: readonly FileEntry[]): Promise<Problem[]> => {
    const owners = await readOwners(
      entries.map((entry) => entry.product),
      db,
    )
    return entries.flatMap((entry) => {
      const path = ['products', entry.index]
      return [...repeated(entry.product, path), ...checkProduct(entry.product, path, names, owners)]
    })
  }
}

/** Returns the entries without a problem among these. */
export function withoutProblems<Entry extends { index: number }>(
  entries: readonly Entry[],
  problems: readonly Problem[],
): Entry[] {
  const wrong = new Set(problems.map(({ path: [, index] }) => index))
  return entries.filter(({ index }) => !wrong.has(index))
}
