import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@/lib/server/db/client'
import { afterCatalogWrite } from './after-write'
import { writeImages } from './images-repo'
import { writeCategories, writeDestination, writePolicies } from './places-repo'
import type { Plan, ProductPlan } from './plan'
import type { Problem } from './problems'
import { writePromoCodes } from './promo-codes-repo'
import { writeRedirects } from './redirects-repo'
import { overbooked } from './slot-changes'
import { dropSlots, insertSlots, lockSlots, updateSlots } from './slots-repo'
import { writeSuppliers } from './suppliers-repo'
import { addProfiles, writeOptions } from './write-options-repo'
import { discontinueProducts, touchProducts, writeProducts } from './write-product-repo'

/** Products per batch. */
const BATCH = 50

async function writeSlots(db: Transaction, plans: readonly ProductPlan[]): Promise<void> {
  const changes = plans.flatMap(({ slots, after }) =>
    slots.map((slot) => ({ ...slot, zoned: { timeZone: after.time_zone } })),
  )
  await dropSlots(
    db,
    changes.flatMap(({ changes: { drop } }) => drop.map(({ id }) => id)),
  )
  await updateSlots(
    db,
    changes.flatMap(({ changes: { update }, zoned }) => update.map((slot) => ({ ...slot, ...zoned }))),
  )
  await insertSlots(
    db,
    changes.flatMap(({ changes: { insert }, zoned }) => insert.map((slot) => ({ ...slot, ...zoned }))),
  )
}

async function writeProductPlans(db: Transaction, plans: readonly ProductPlan[]): Promise<void> {
  const rewritten = plans.filter(({ differs }) => differs)
  await writeProducts(
    db,
    rewritten.map(({ after }) => after),
  )
  for (const { before, after } of rewritten)
    if (!isDeepStrictEqual(before?.images, after.images))
      await writeImages(db, { productId: after.id }, after.images, { isNew: before === null })
  await writeOptions(db, rewritten)
  await touchProducts(
    db,
    plans.filter(({ differs }) => !differs).map(({ after }) => after.id),
  )
  await writeSlots(db, plans)
  for (const { file } of plans)
    for (const { id, esim_profiles: profiles } of file.options) await addProfiles(db, id, profiles)
}

function countsOtherwise({ before, after }: ProductPlan): boolean {
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
export async function overbookedByNow(db: Transaction, { products }: Plan): Promise<Problem[]> {
  const changes = products.flatMap(({ slots }) => slots.map((slot) => slot.changes))
  const ids = changes.flatMap(({ update }) => update.map(({ id }) => id)).sort((a, b) => a - b)
  const promised = await lockSlots(db, ids)
  return changes.flatMap((change) => overbooked(change, (row) => promised.get(row.id) ?? row))
}

/** Writes a plan and its consequences. */
export async function writePlan(
  db: Transaction,
  plan: Plan,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<void> {
  await writePolicies(db, plan.policies)
  await writeSuppliers(db, plan.suppliers)
  await writeCategories(db, plan.categories)
  for (const { after, isNew } of plan.destinations) {
    await writeDestination(db, after)
    await writeImages(db, { areaSlug: after.slug }, after.images, { isNew })
  }
  const { length } = plan.products
  for (let at = 0; at < length; at += BATCH) {
    await writeProductPlans(db, plan.products.slice(at, at + BATCH))
    onProgress(Math.min(at + BATCH, length), length)
  }
  await discontinueProducts(db, plan.missing)
  await writePromoCodes(db, plan.promoCodes)
  await writeRedirects(db, plan.redirects)
  await afterCatalogWrite(db, {
    products: [...plan.products.map(({ after }) => after.id), ...plan.missing],
    counts: plan.missing.length > 0 || plan.products.some(countsOtherwise),
    categories: plan.categories.map(({ id }) => id),
    destinations: plan.destinations.map(({ after }) => after.slug),
    policies: plan.policies.map(({ code }) => code),
    redirects: plan.redirects.map(({ path }) => path),
  })
}
