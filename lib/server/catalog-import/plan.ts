import { isDeepStrictEqual } from 'node:util'
import type {
  CatalogFile,
  FilePolicy,
  FileProduct,
  FileRedirect,
  FileSupplier,
} from '@/lib/contract/catalog-file'
import { addDays, type LocalDate, todayIn } from '@/lib/domain/local-date'
import { normalPath } from '@/lib/domain/redirect-path'
import type { Queryable } from '@/lib/server/db/client'
import { storedDestinationOf, storedProductOf } from './from-file'
import type { Images } from './images'
import { readCategories, readDestinations, readPolicies, type StoredCategory } from './places-repo'
import type { Path, Problem } from './problems'
import { listProductIds } from './products-repo'
import { readPromoCodes, type StoredPromoCode, storedPromoCodeOf } from './promo-codes-repo'
import { readProducts } from './read-products'
import { readRedirects } from './redirects-repo'
import { isNothing, overbooked, type SlotChanges, slotChanges, wantedSlots } from './slot-changes'
import { readSlots, type SlotRow } from './slots-repo'
import type { StoredDestination, StoredProduct } from './stored-product'
import { readSuppliers } from './suppliers-repo'

export interface ProductPlan {
  index: number
  file: FileProduct
  before: StoredProduct | null
  after: StoredProduct
  /** Whether anything but its slots changed. */
  differs: boolean
  slots: Array<{ optionId: string; changes: SlotChanges }>
}

/** The changes that an import would make. */
export interface Plan {
  categories: StoredCategory[]
  destinations: Array<{ after: StoredDestination; isNew: boolean }>
  policies: FilePolicy[]
  suppliers: FileSupplier[]
  promoCodes: StoredPromoCode[]
  redirects: FileRedirect[]
  products: ProductPlan[]
  /** Ids of products to withdraw because the file does not name them. */
  missing: string[]
  unchanged: number
  problems: Problem[]
}

/** Assigns each entry a position: its own, its stored one, or the next one after the last. */
function placed<T extends { position?: number }>(
  entries: readonly T[],
  nameOf: (entry: T) => string,
  before: ReadonlyMap<string, { position: number }>,
): Array<T & { position: number }> {
  let last = [...before.values()].reduce((most, { position }) => Math.max(most, position), -1)
  return entries.map((entry) => ({
    ...entry,
    position: entry.position ?? before.get(nameOf(entry))?.position ?? ++last,
  }))
}

function changedEntries<T>(
  entries: readonly T[],
  nameOf: (entry: T) => string,
  before: ReadonlyMap<string, T>,
): T[] {
  return entries.filter((entry) => !isDeepStrictEqual(before.get(nameOf(entry)), entry))
}

function planSlots(
  { file, before, after }: Pick<ProductPlan, 'file' | 'before' | 'after'>,
  path: Path,
  rows: ReadonlyMap<string, SlotRow[]>,
  now: Date,
): Pick<ProductPlan, 'slots'> & { problems: Problem[] } {
  const today = todayIn(after.time_zone, now)
  const timeZoneChanged = before !== null && before.time_zone !== after.time_zone
  const problems: Problem[] = []
  const slots = file.options.flatMap((option, index) => {
    const at = [...path, 'options', index]
    const mine = (rows.get(option.id) ?? []).filter(({ date }) => date === null || date >= today)
    const wanted = wantedSlots(option, at, today)
    const old = before?.options.find(({ id }) => id === option.id)
    if (wanted === null) {
      if (option.inventory !== 'FREESALE' && old && (timeZoneChanged || old.window !== option.window))
        problems.push({
          path: [...at, 'availability'],
          message: 'is missing: required when the window or time zone changes',
        })
      return []
    }
    const changes = slotChanges(option.id, mine, wanted, timeZoneChanged)
    problems.push(...overbooked(changes))
    return isNothing(changes) ? [] : [{ optionId: option.id, changes }]
  })
  return { slots, problems }
}

const yesterday = (now: Date): LocalDate => addDays(now.toISOString().slice(0, 10), -1)

export interface PlanOptions {
  withdrawMissing: boolean
  /** Indexes of the products to compare; all by default. */
  only?: ReadonlySet<number>
  /** eSIM profiles that the shop already has. */
  profiles: ReadonlyMap<string, string>
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

/** Compares a checked file with the shop; skips holes in the file's lists. */
export async function planImport(
  file: CatalogFile,
  images: Images,
  { withdrawMissing, only, profiles }: PlanOptions,
  db: Queryable,
  now = new Date(),
): Promise<Plan> {
  const categories = await readCategories(db)
  const destinations = await readDestinations(db)
  const redirects = await readRedirects(db)
  const promoCodes = await readPromoCodes(db)
  const listed = await listProductIds(db)
  const positions = new Map(listed.map(({ id, position }) => [id, { position }]))
  const entries = placed(file.products, ({ id }) => id, positions)
    .map((entry, index) => ({ position: entry.position, product: file.products[index] ?? entry, index }))
    .filter(({ index }) => !only || only.has(index))
  const before = await readProducts(
    entries.map(({ product }) => product.id),
    db,
  )
  const rows = Map.groupBy(
    await readSlots(
      entries.flatMap(({ product }) => product.options.map(({ id }) => id)),
      yesterday(now),
      db,
    ),
    ({ optionId }) => optionId,
  )
  const problems: Problem[] = []
  const products = entries.flatMap(({ position, product, index }): ProductPlan[] => {
    const old = before.get(product.id) ?? null
    const after = storedProductOf({ ...product, position }, images.digests, old, now)
    const planned = planSlots({ file: product, before: old, after }, ['products', index], rows, now)
    problems.push(...planned.problems)
    const differs = !isDeepStrictEqual(old, after)
    const adds = product.options.some(({ esim_profiles }) =>
      esim_profiles.some(({ iccid }) => !profiles.has(iccid)),
    )
    if (!differs && planned.slots.length === 0 && !adds) return []
    return [{ index, file: product, before: old, after, differs, slots: planned.slots }]
  })
  const named = new Set(file.products.map(({ id }) => id))
  return {
    categories: changedEntries(
      placed(file.categories ?? [], ({ id }) => id, categories),
      ({ id }) => id,
      categories,
    ),
    destinations: changedEntries(
      placed(file.destinations ?? [], ({ slug }) => slug, destinations).map((destination) =>
        storedDestinationOf(destination, images.digests),
      ),
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
    products,
    missing: withdrawMissing
      ? listed.flatMap(({ id, discontinuedAt }) => (discontinuedAt === null && !named.has(id) ? [id] : []))
      : [],
    unchanged: entries.length - products.length,
    problems,
  }
}
