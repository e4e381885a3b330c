import { isDeepStrictEqual } from 'node:util'
import type { FileProduct } from '@/lib/contract/catalog-file'
import { addDays, type LocalDate, todayIn } from '@/lib/domain/local-date'
import type { Queryable } from '@/lib/server/db/client'
import type { FileEntry } from './check-products'
import { storedProductOf } from './from-file'
import { type Images, placesOf } from './images'
import type { Owners } from './lookups'
import type { Positions } from './positions'
import type { Path, Problem } from './problems'
import { readProducts } from './read-products'
import { isNothing, overbooked, type SlotChanges, slotChanges, wantedSlots } from './slot-changes'
import { readSlots, type SlotRow } from './slots-repo'
import type { StoredProduct } from './stored-product'

export interface ProductPlan {
  index: number
  file: FileProduct
  before: StoredProduct | null
  after: StoredProduct
  /** Whether anything but its slots changed. */
  differs: boolean
  slots: Array<{ optionId: string; changes: SlotChanges }>
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
    const changes = slotChanges(
      { optionId: option.id, timeZone: after.time_zone },
      mine,
      wanted,
      timeZoneChanged,
    )
    problems.push(...overbooked(changes))
    return isNothing(changes) ? [] : [{ optionId: option.id, changes }]
  })
  return { slots, problems }
}

const yesterday = (now: Date): LocalDate => addDays(now.toISOString().slice(0, 10), -1)

/** What an import would change of some products. */
export interface ProductsPlan {
  products: ProductPlan[]
  unchanged: number
  problems: Problem[]
}

interface Context {
  images: Images
  positions: Positions
  db: Queryable
  now: Date
}

/**
 * Compares checked products of a file with the shop.
 * @param profiles eSIM profiles that the shop already has
 */
export async function planProducts(
  entries: readonly FileEntry[],
  profiles: Owners['profileOwners'],
  { images, positions, db, now }: Context,
): Promise<ProductsPlan> {
  const before = await readProducts(
    entries.map(({ product }) => product.id),
    db,
  )
  // What is new has no starts yet.
  const known = entries.filter(({ product }) => before.has(product.id))
  const rows = Map.groupBy(
    await readSlots(
      known.flatMap(({ product }) => product.options.map(({ id }) => id)),
      yesterday(now),
      db,
    ),
    ({ optionId }) => optionId,
  )
  const problems: Problem[] = []
  const products = entries.flatMap(({ index, product }): ProductPlan[] => {
    const path = ['products', index]
    const old = before.get(product.id) ?? null
    const places = placesOf(product.images, path)
    const after = storedProductOf(
      { ...product, position: positions.of(product) },
      (_, place) => places[place] && images.digestOf(places[place]),
      old,
      now,
    )
    const planned = planSlots({ file: product, before: old, after }, path, rows, now)
    problems.push(...planned.problems)
    const differs = !isDeepStrictEqual(old, after)
    const adds = product.options.some(({ esim_profiles }) =>
      esim_profiles.some(({ iccid }) => !profiles.has(iccid)),
    )
    if (!differs && planned.slots.length === 0 && !adds) return []
    return [{ index, file: product, before: old, after, differs, slots: planned.slots }]
  })
  return { products, unchanged: entries.length - products.length, problems }
}
