import { takeCatalogLock } from '@/lib/server/catalog-changes/repo'
import type { Transaction } from '@/lib/server/db/client'
import { afterCatalogWrite } from './after-write'
import { type Checked, missingOf } from './check-catalog'
import type { ImportOptions } from './import'
import { type Plan, planImport } from './plan'
import { Positions } from './positions'
import { ProductWriter, type WrittenProducts } from './product-writer'
import { listProductIds } from './products-repo'
import { writePromoCodes } from './promo-codes-repo'
import { writeRedirects } from './redirects-repo'
import { writePlaces } from './write-plan'
import { discontinueProducts } from './write-product-repo'

/** Another import is running. */
export class ImportUnderWay extends Error {
  override name = 'ImportUnderWay'
}

/** Starts to write: takes the lock, and compares all but the products with the shop again. */
export async function beginWrite(
  db: Transaction,
  { file, images, ids }: Checked,
  { withdrawMissing = false }: ImportOptions,
) {
  if (!(await takeCatalogLock(db)))
    throw new ImportUnderWay('another import is running; try again when it has finished')
  const now = new Date()
  const listed = await listProductIds(db)
  const positions = new Positions(new Map(listed.map(({ id, position }) => [id, { position }])))
  const plan = await planImport(file, images, { withdrawMissing }, db, now)
  await writePlaces(db, plan)
  return {
    plan,
    writer: new ProductWriter(images, positions, now),
    missing: withdrawMissing ? missingOf(listed, ids) : [],
  }
}

/** Writes what refers to products, and does the follow-up work. */
export async function endWrite(
  db: Transaction,
  plan: Plan,
  { ids, counts }: WrittenProducts,
  missing: readonly string[],
): Promise<void> {
  await discontinueProducts(db, missing)
  await writePromoCodes(db, plan.promoCodes)
  await writeRedirects(db, plan.redirects)
  await afterCatalogWrite(db, {
    products: [...ids, ...missing],
    indexed: ids,
    counts: missing.length > 0 || counts,
    categories: plan.categories.map(({ id }) => id),
    destinations: plan.destinations.map(({ after }) => after.slug),
    policies: plan.policies.map(({ code }) => code),
    redirects: plan.redirects.map(({ path }) => path),
  })
}

/** Buyers of products that change wait while their places are locked, so these are written last. */
export const inWritingOrder = ({ created, changed }: Checked): number[] => [...created, ...changed]
