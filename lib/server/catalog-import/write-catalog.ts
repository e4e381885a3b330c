import type { Database } from '@/lib/server/db/client'
import { isEmbedded } from '@/lib/server/db/engine'
import type { Checked } from './check-catalog'
import type { ImportOptions } from './import'
import type { Outcome } from './import-report'
import { CatalogRefused } from './problems'
import type { WrittenProducts } from './product-writer'
import type { ReadFile } from './read-file'
import { writeInParts } from './write-in-parts'
import { beginWrite, endWrite, inWritingOrder } from './write-steps'

/** More products than these are written in parts, if the caller allows it. */
const MAX_AT_ONCE = 50

async function writeAtOnce(
  checked: Checked,
  read: ReadFile,
  options: ImportOptions,
  shop: Database,
): Promise<Outcome> {
  const indexes = inWritingOrder(checked)
  return shop.transaction(async (db) => {
    const { plan, writer, missing } = await beginWrite(db, checked, options)
    const written: WrittenProducts = { ids: [], counts: false }
    let done = 0
    for await (const batch of read.products(indexes)) {
      const { ids, counts } = await writer.write(db, batch, { isAtomic: true })
      written.ids.push(...ids)
      written.counts ||= counts
      done += batch.length
      if (writer.problems.length === 0) options.onProgress?.(done, indexes.length)
    }
    if (writer.problems.length > 0) throw new CatalogRefused(await read.documents.placed(writer.problems))
    await endWrite(db, plan, written, missing)
    return { plan, missing, tally: writer.tally }
  })
}

/**
 * Writes a checked catalog, and compares it with the shop again: in one transaction, except many products to the embedded
 * database with `inParts`.
 * @returns what it did
 * @throws ImportUnderWay; CatalogRefused if places were sold meanwhile that the file does not have
 */
export async function writeCatalog(
  checked: Checked,
  read: ReadFile,
  options: ImportOptions,
  shop: Database,
): Promise<Outcome> {
  const mayBeParts = options.inParts === true && inWritingOrder(checked).length > MAX_AT_ONCE
  const write = mayBeParts && (await isEmbedded(shop)) ? writeInParts : writeAtOnce
  const { tally, ...outcome } = await write(checked, read, options, shop)
  return { ...outcome, tally: { ...tally, unchanged: tally.unchanged + checked.tally.unchanged } }
}
