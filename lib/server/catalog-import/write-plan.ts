import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@/lib/server/db/client'
import { writeFirstImages, writeImages } from './images-repo'
import { writeCategories, writeDestination, writePolicies } from './places-repo'
import type { Plan } from './plan'
import type { ProductPlan } from './plan-products'
import type { Problem } from './problems'
import { overbooked } from './slot-changes'
import { dropSlots, insertSlots, lockSlots, updateSlots } from './slots-repo'
import { writeSuppliers } from './suppliers-repo'
import { addProfiles, writeOptions } from './write-options-repo'
import { touchProducts, writeProducts } from './write-product-repo'

/** Writes the slots of products that are written. */
export async function writeSlots(db: Transaction, plans: readonly ProductPlan[]): Promise<void> {
  const changes = plans.flatMap(({ slots, before, after }) =>
    slots.map((slot) => ({ ...slot, isNew: before === null, zoned: { timeZone: after.time_zone } })),
  )
  await dropSlots(
    db,
    changes.flatMap(({ changes: { drop } }) => drop.map(({ id }) => id)),
  )
  await updateSlots(
    db,
    changes.flatMap(({ changes: { update }, zoned }) => update.map((slot) => ({ ...slot, ...zoned }))),
  )
  for (const areNew of [true, false])
    await insertSlots(
      db,
      changes.flatMap(({ changes: { insert }, isNew }) => (isNew === areNew ? insert : [])),
      { areNew },
    )
}

/** Writes products that have changed or are new, without their slots. */
export async function writeProductPlans(db: Transaction, plans: readonly ProductPlan[]): Promise<void> {
  const rewritten = plans.filter(({ differs }) => differs)
  await writeProducts(
    db,
    rewritten.map(({ after }) => after),
  )
  await writeFirstImages(
    db,
    rewritten.flatMap(({ before, after }) => (before === null ? [after] : [])),
  )
  for (const { before, after } of rewritten)
    if (before && !isDeepStrictEqual(before.images, after.images))
      await writeImages(db, { productId: after.id }, after.images)
  await writeOptions(db, rewritten)
  await touchProducts(
    db,
    plans.filter(({ differs }) => !differs).map(({ after }) => after.id),
  )
  for (const { file } of plans)
    for (const { id, esim_profiles: profiles } of file.options) await addProfiles(db, id, profiles)
}

/** Whether a product changes the product count of a category or destination. */
export function countsOtherwise({ before, after }: ProductPlan): boolean {
  return (
    before === null ||
    before.withdrawn !== after.withdrawn ||
    before.category !== after.category ||
    !isDeepStrictEqual(before.destinations, after.destinations)
  )
}

/**
 * Locks the slots whose capacity changes and checks their held and sold places again; no more can be held
 * until the transaction ends.
 */
export async function overbookedByNow(db: Transaction, products: readonly ProductPlan[]): Promise<Problem[]> {
  const changes = products.flatMap(({ slots }) => slots.map((slot) => slot.changes))
  const ids = changes.flatMap(({ update }) => update.map(({ id }) => id)).sort((a, b) => a - b)
  const promised = await lockSlots(db, ids)
  return changes.flatMap((change) => overbooked(change, (row) => promised.get(row.id) ?? row))
}

/** Writes what products refer to. */
export async function writePlaces(db: Transaction, plan: Plan): Promise<void> {
  await writePolicies(db, plan.policies)
  await writeSuppliers(db, plan.suppliers)
  await writeCategories(db, plan.categories)
  for (const { after, isNew } of plan.destinations) {
    await writeDestination(db, after)
    await writeImages(db, { areaSlug: after.slug }, after.images, { isNew })
  }
}
