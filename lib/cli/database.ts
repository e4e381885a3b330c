import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Env } from '@/lib/env'
import type { Database } from '@/lib/server/db/client'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'
import * as schema from '@/lib/server/db/schema'
import { readRates } from '@/lib/server/db/seed/exchange-rates'
import { seedPromoCodes } from '@/lib/server/db/seed/promo-codes'
import { extendAvailability, seedCatalog, storeRates } from '@/lib/server/db/seed/seed'
import { reindexOutdated, reindexPlaces, reindexProducts } from '@/lib/server/search/reindex'
import { counter, step } from './output'

export interface RunningDatabase {
  url: string
  stop(): Promise<void>
}

/** Returns the configured database, or starts the embedded one. */
export async function startDatabase(env: Env): Promise<RunningDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined }
  return step('Starting the embedded database', () => launchEmbedded({ dir: join(env.DATA_DIR, 'db') }))
}

async function seed(db: Database): Promise<string[]> {
  await seedCatalog(db, counter('Products'))
  await seedPromoCodes(db)
  return extendAvailability(db)
}

/**
 * Prepares a database: migrates it, stores the exchange rates, seeds an empty sandbox and extends its
 * availability, and indexes products and places that are not indexed yet.
 */
export async function prepareDatabase(url: string, env: Env): Promise<void> {
  await step('Migrating the database', () => migrateDatabase(url))
  const pool = new Pool({ connectionString: url, max: 1 })
  const db = drizzle(pool, { schema })
  try {
    await storeRates(db, readRates(env.EXCHANGE_RATES_FILE))
    const extended = env.SHOP_MODE === 'live' ? [] : await step('Seeding the catalog', () => seed(db))
    await step('Indexing the catalog', async () => {
      await reindexPlaces(db)
      await reindexProducts(extended, db)
      await reindexOutdated(db)
    })
  } finally {
    await pool.end()
  }
}
