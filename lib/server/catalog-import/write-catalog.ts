import { takeCatalogLock } from '@/lib/server/catalog-changes/repo'
import type { Database, Transaction } from '@/lib/server/db/client'
import { createReindexer } from '@/lib/server/search/reindex'
import { afterCatalogWrite } from './after-write'
import { type Checked, missingOf } from './check-catalog'
import type { FileEntry } from './check-products'
import type { ImportOptions } from './import'
import { count, emptyTally, type Outcome } from './import-report'
import { readOwners } from './lookups-repo'
import { type Plan, planImport } from './plan'
import { planProducts } from './plan-products'
import { Positions } from './positions'
import { CatalogRefused, type Problem } from './problems'
import { listProductIds } from './products-repo'
import { writePromoCodes } from './promo-codes-repo'
import type { ReadFile } from './read-file'
import { writeRedirects } from './redirects-repo'
import { countsOtherwise, overbookedByNow, writePlaces, writeProductPlans } from './write-plan'
import { discontinueProducts } from './write-product-repo'

/** Another import is running. */
export class ImportUnderWay extends Error {
  override name = 'ImportUnderWay'
}

interface WrittenProducts {
  tally: ReturnType<typeof emptyTally>
  ids: string[]
  /** Whether the product count of a category or destination changed. */
  counts: boolean
}

interface Context {
  checked: Checked
  read: ReadFile
  db: Transaction
  positions: Positions
  now: Date
}

/**
 * Writes the products that are new, then those that change: buyers of these wait while their places are locked.
 * @throws CatalogRefused if places were sold meanwhile that the file does not have
 */
async function writeProducts(
  { checked, read, db, positions, now }: Context,
  onProgress: ImportOptions['onProgress'] = () => undefined,
): Promise<WrittenProducts> {
  const { images, created, changed } = checked
  const indexes = [...created, ...changed]
  const reindex = createReindexer(db)
  const written: WrittenProducts = { tally: emptyTally(), ids: [], counts: false }
  const problems: Problem[] = []
  let done = 0
  for await (const batch of read.products(indexes)) {
    const entries = batch.flatMap(({ index, product }): FileEntry[] => (product ? [{ index, product }] : []))
    const { profileOwners } = await readOwners(
      entries.map(({ product }) => product),
      db,
    )
    const plan = await planProducts(entries, profileOwners, { images, positions, db, now })
    problems.push(...plan.problems, ...(await overbookedByNow(db, plan.products)))
    done += batch.length
    written.tally.unchanged += plan.unchanged
    if (problems.length > 0) continue
    await writeProductPlans(db, plan.products)
    const ids = plan.products.map(({ after }) => after.id)
    await reindex(ids)
    written.ids.push(...ids)
    written.counts ||= plan.products.some(countsOtherwise)
    count(written.tally, plan.products)
    onProgress(done, indexes.length)
  }
  if (problems.length > 0) throw new CatalogRefused(await read.documents.placed(problems))
  return written
}

async function writeRest(
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

/**
 * Writes a checked catalog in one transaction, and compares it with the shop again.
 * @returns what it did
 * @throws ImportUnderWay; CatalogRefused
 */
export async function writeCatalog(
  checked: Checked,
  read: ReadFile,
  options: ImportOptions,
  shop: Database,
): Promise<Outcome> {
  const withdrawMissing = options.withdrawMissing ?? false
  return shop.transaction(async (db) => {
    if (!(await takeCatalogLock(db)))
      throw new ImportUnderWay('another import is running; try again when it has finished')
    const now = new Date()
    const listed = await listProductIds(db)
    const positions = new Positions(new Map(listed.map(({ id, position }) => [id, { position }])))
    const plan = await planImport(checked.file, checked.images, { withdrawMissing }, db, now)
    await writePlaces(db, plan)
    const written = await writeProducts({ checked, read, db, positions, now }, options.onProgress)
    const missing = withdrawMissing ? missingOf(listed, checked.ids) : []
    await writeRest(db, plan, written, missing)
    const { tally } = written
    return { plan, missing, tally: { ...tally, unchanged: tally.unchanged + checked.tally.unchanged } }
  })
}
