import { isDeepStrictEqual } from 'node:util'
import type { CatalogFile, FilePolicy, FileRedirect, FileSupplier } from '@/lib/contract/catalog-file'
import { normalPath } from '@/lib/domain/redirect-path'
import type { Queryable } from '@/lib/server/db/client'
import { storedDestinationOf } from './from-file'
import { type Images, placesOf } from './images'
import { readCategories, readDestinations, readPolicies, type StoredCategory } from './places-repo'
import { Positions } from './positions'
import { readPromoCodes, type StoredPromoCode, storedPromoCodeOf } from './promo-codes-repo'
import { readRedirects } from './redirects-repo'
import type { StoredDestination } from './stored-product'
import { readSuppliers } from './suppliers-repo'

/** The changes that an import would make, except of products. */
export interface Plan {
  categories: StoredCategory[]
  destinations: Array<{ after: StoredDestination; isNew: boolean }>
  policies: FilePolicy[]
  suppliers: FileSupplier[]
  promoCodes: StoredPromoCode[]
  redirects: FileRedirect[]
}

function placed<T extends { position?: number }>(
  entries: readonly T[],
  nameOf: (entry: T) => string,
  before: ReadonlyMap<string, { position: number }>,
): Array<T & { position: number }> {
  const positions = new Positions(before)
  return entries.map((entry) => ({
    ...entry,
    position: positions.of({
      id: nameOf(entry),
      ...(entry.position !== undefined && { position: entry.position }),
    }),
  }))
}

function changedEntries<T>(
  entries: readonly T[],
  nameOf: (entry: T) => string,
  before: ReadonlyMap<string, T>,
): T[] {
  return entries.filter((entry) => !isDeepStrictEqual(before.get(nameOf(entry)), entry))
}

/**
 * Returns the redirects that change. Stored ones whose path is not normalized are removed if the file names
 * them; with `complete`, so are those that the file does not name.
 */
function changedRedirects(
  { redirects }: CatalogFile,
  before: ReadonlyMap<string, string>,
  complete: boolean,
): FileRedirect[] {
  if (!redirects) return []
  const named = new Set(redirects.map(({ path }) => path))
  const removed = [...before.keys()].filter((path) => {
    const normal = normalPath(path)
    return named.has(normal) ? path !== normal : complete
  })
  return [
    ...redirects.filter(({ path, target }) => (before.get(path) ?? null) !== target),
    ...removed.map((path) => ({ path, target: null })),
  ]
}

/** Compares the sections of a checked file, except products, with the shop; skips holes in the file's lists. */
export async function planImport(
  file: CatalogFile,
  images: Images,
  { withdrawMissing }: { withdrawMissing: boolean },
  db: Queryable,
  now = new Date(),
): Promise<Plan> {
  const categories = await readCategories(db)
  const destinations = await readDestinations(db)
  const redirects = await readRedirects(db)
  const promoCodes = await readPromoCodes(db)
  return {
    categories: changedEntries(
      placed(file.categories ?? [], ({ id }) => id, categories),
      ({ id }) => id,
      categories,
    ),
    destinations: changedEntries(
      placed(file.destinations ?? [], ({ slug }) => slug, destinations).map((destination, index) => {
        const places = placesOf(destination.images, ['destinations', index])
        return storedDestinationOf(destination, (_, place) => places[place] && images.digestOf(places[place]))
      }),
      ({ slug }) => slug,
      destinations,
    ).map((after) => ({ after, isNew: !destinations.has(after.slug) })),
    policies: changedEntries(file.cancellation_policies ?? [], ({ code }) => code, await readPolicies(db)),
    suppliers: changedEntries(file.suppliers ?? [], ({ name }) => name, await readSuppliers(db)),
    promoCodes: changedEntries(
      (file.promo_codes ?? []).map((code) => storedPromoCodeOf(code, promoCodes.get(code.code), now)),
      ({ code }) => code,
      promoCodes,
    ),
    redirects: changedRedirects(file, redirects, withdrawMissing),
  }
}
