import { type Database, database } from '@/lib/server/db/client'
import type { CatalogDocument } from './catalog-document'
import { checkCatalog } from './check-catalog'
import { changesNothing, type ImportReport, type Outcome, reportOf } from './import-report'
import { openCatalog, type ReadFile } from './read-file'
import { writeCatalog } from './write-catalog'

export interface ImportOptions {
  /** Check and report only; write nothing. */
  dryRun?: boolean
  /** Withdraw products that are on sale but not in the file. */
  withdrawMissing?: boolean
  /** Also fetch images from private addresses. */
  allowPrivateHosts?: boolean
  /**
   * On the embedded database, write many products in several transactions, between which the shop sells. An import that ends
   * early has then written a part of the file.
   */
  inParts?: boolean
  /** Called with the number of products checked, and of all. */
  onChecked?: (done: number, all: number) => void
  /** Called with the number of products written, and of all to write. */
  onProgress?: (done: number, all: number) => void
  /** The shop's database by default. */
  db?: Database
}

export type { ImportReport } from './import-report'

async function importOpened(read: ReadFile, options: ImportOptions): Promise<ImportReport> {
  const { db = database() } = options
  const checked = await checkCatalog(read, options, db)
  const { images } = checked
  try {
    const warnings = await read.documents.placed(images.warnings)
    const report = (outcome: Outcome) => reportOf(outcome, warnings)
    const planned = report(checked)
    if (options.dryRun || changesNothing(planned)) return planned
    await images.keep()
    return report(await writeCatalog(checked, read, options, db))
  } finally {
    await images.drop()
  }
}

/**
 * Imports a catalog completely, or not at all if the check finds any problem. Of the products, a batch is in memory at a time.
 * @param list its files; entries keep their order
 * @throws CatalogRefused with every problem and its position; ImportUnderWay
 */
export async function importCatalog(
  list: readonly CatalogDocument[],
  options: ImportOptions = {},
): Promise<ImportReport> {
  const read = await openCatalog(list)
  try {
    return await importOpened(read, options)
  } finally {
    await read.close()
  }
}
