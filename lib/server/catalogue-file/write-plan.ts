import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@/lib/server/db/client'
import { afterCatalogueWrite } from './after-write'
import { writePictures } from './images-repo'
import { writeCategories, writeDestination, writePolicies } from './places-repo'
import type { Plan, ProductPlan } from './plan'
import type { Problem } from './problems'
import { writeRedirects } from './redirects-repo'
import { overbooked } from './slot-changes'
import { dropSlots, insertSlots, lockSlots, markAvailabilityTold, updateSlots } from './slots-repo'
import { addProfiles, writeOptions } from './write-options-repo'
import { touchProduct, withdrawProducts, writeProduct } from './write-product-repo'

async function writeSlots(db: Transaction, { slots, after }: ProductPlan): Promise<void> {
  for (const { optionId, changes } of slots) {
    await dropSlots(
      db,
      changes.drop.map(({ id }) => id),
    )
    await updateSlots(db, changes.update, after.time_zone)
    await insertSlots(db, changes.insert, after.time_zone)
    await markAvailabilityTold(db, optionId)
  }
}

async function writeOne(db: Transaction, plan: ProductPlan): Promise<void> {
  const { before, after, differs, file } = plan
  if (differs) {
    await writeProduct(db, after)
    if (!isDeepStrictEqual(before?.images, after.images))
      await writePictures(db, { productId: after.id }, after.images)
    await writeOptions(db, after)
  } else await touchProduct(db, after.id)
  await writeSlots(db, plan)
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
 * Locks the slots whose capacity changes and looks once more what is promised of them; nobody can be promised more
 * until the transaction ends.
 */
export async function overbookedByNow(db: Transaction, { products }: Plan): Promise<Problem[]> {
  const changes = products.flatMap(({ slots }) => slots.map((slot) => slot.changes))
  const ids = changes.flatMap(({ update }) => update.map(({ id }) => id)).sort((a, b) => a - b)
  const promised = await lockSlots(db, ids)
  return changes.flatMap((change) => overbooked(change, (row) => promised.get(row.id) ?? row))
}

/** Does what a plan says, and what follows from it. */
export async function writePlan(db: Transaction, plan: Plan): Promise<void> {
  await writePolicies(db, plan.policies)
  await writeCategories(db, plan.categories)
  for (const destination of plan.destinations) {
    await writeDestination(db, destination)
    await writePictures(db, { areaSlug: destination.slug }, destination.images)
  }
  for (const product of plan.products) await writeOne(db, product)
  await withdrawProducts(db, plan.missing)
  await writeRedirects(db, plan.redirects)
  await afterCatalogueWrite(db, {
    products: [...plan.products.map(({ after }) => after.id), ...plan.missing],
    counts: plan.missing.length > 0 || plan.products.some(countsOtherwise),
    categories: plan.categories.map(({ id }) => id),
    destinations: plan.destinations.map(({ slug }) => slug),
    policies: plan.policies.map(({ code }) => code),
    redirects: plan.redirects.map(({ path }) => path),
  })
}
