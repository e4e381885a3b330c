import { sql } from 'drizzle-orm'
import type { Rates } from '@/lib/domain/money'
import { importCatalog } from '@/lib/server/catalog-import/import'
import { refreshChanged } from '@/lib/server/search/reindex'
import type { Database } from '../client'
import * as tables from '../schema'
import { seedDocuments } from './seed-files'
import { sellPlaces } from './sold-places'

/** Imports the seed's catalog into an empty database, searchable; leaves one that has products unchanged. */
export async function seedCatalog(
  db: Database,
  onProgress?: (done: number, all: number) => void,
): Promise<void> {
  const { rows } = await db.execute(sql`SELECT 1 FROM products LIMIT 1`)
  if (rows.length > 0) return
  await importCatalog(await seedDocuments(), { db, onProgress })
  await sellPlaces(db)
  await refreshChanged(db)
}

/** Whether exchange rates are stored. */
export async function hasRates(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM exchange_rates LIMIT 1`)
  return rows.length > 0
}

/** Stores exchange rates, even if they are older. */
export async function storeRates(database: Database, rates: Rates): Promise<void> {
  for (const [position, [currency, perBase]] of Object.entries(rates.perBase).entries())
    await database
      .insert(tables.exchangeRates)
      .values({ currency, position, perBase, base: rates.base, asOf: rates.asOf })
      .onConflictDoUpdate({
        target: tables.exchangeRates.currency,
        set: { position, perBase, base: rates.base, asOf: rates.asOf },
      })
}
