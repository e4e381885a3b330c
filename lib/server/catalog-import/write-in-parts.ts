import type { Database } from '@/lib/server/db/client'
import { reindexProducts } from '@/lib/server/search/reindex'
import { afterCatalogWrite, NOTHING_WRITTEN } from './after-write'
import type { Checked } from './check-catalog'
import type { ImportOptions } from './import'
import type { Outcome } from './import-report'
import { productsWith } from './lookups-repo'
import type { Plan } from './plan'
import { CatalogRefused } from './problems'
import type { ReadFile } from './read-file'
import { beginWrite, endWrite, inWritingOrder } from './write-steps'

/** How long a transaction should take, for which orders wait. */
const PART_MS = 150
const MAX_PRODUCTS = 50
/** Products that only show what has changed; they are found by its new words. */
const REINDEX_BATCH = 20

/** Indexes the products that show changed categories, destinations or policies. Returns their ids. */
async function reindexShown(shop: Database, { categories, destinations, policies }: Plan): Promise<string[]> {
  const shown = await productsWith(
    {
      categories: categories.map(({ id }) => id),
      destinations: destinations.map(({ after }) => after.slug),
      policies: policies.map(({ code }) => code),
    },
    shop,
  )
  for (let at = 0; at < shown.length; at += REINDEX_BATCH)
    await shop.transaction((db) => reindexProducts(shown.slice(at, at + REINDEX_BATCH), db))
  return shown
}

/**
 * Writes a checked catalog in many short transactions, between which the shop sells: first what products refer to, then some
 * products at a time, then what refers to them. Each leaves the shop consistent, and importing the file again writes what
 * is missing after an import that ended early.
 */
export async function writeInParts(
  checked: Checked,
  read: ReadFile,
  options: ImportOptions,
  shop: Database,
): Promise<Outcome> {
  const indexes = inWritingOrder(checked)
  const { plan, writer, missing } = await shop.transaction((db) => beginWrite(db, checked, options))
  let done = 0
  let size = 1
  for await (const batch of read.products(indexes))
    for (let at = 0; at < batch.length; ) {
      const part = batch.slice(at, at + size)
      const since = performance.now()
      await shop.transaction(async (db) => {
        const { ids, counts } = await writer.write(db, part, { isAtomic: false })
        await afterCatalogWrite(db, { ...NOTHING_WRITTEN, products: ids, indexed: ids, counts })
      })
      const perProduct = (performance.now() - since) / part.length
      at += part.length
      done += part.length
      size = Math.max(1, Math.min(MAX_PRODUCTS, 2 * size, Math.floor(PART_MS / perProduct)))
      options.onProgress?.(done, indexes.length)
    }
  const shown = await reindexShown(shop, plan)
  await shop.transaction((db) => endWrite(db, plan, { ids: shown, counts: false }, missing))
  if (writer.problems.length > 0)
    throw new CatalogRefused(await read.documents.placed(writer.problems), { othersWritten: true })
  return { plan, missing, tally: writer.tally }
}
