import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Env } from '@/lib/env'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'
import * as schema from '@/lib/server/db/schema'
import { readRates } from '@/lib/server/db/seed/exchange-rates'
import { extendAvailability, seedCatalogue, storeRates } from '@/lib/server/db/seed/seed'
import { counter, step } from './report'

export interface RunningDatabase {
  url: string
  stop(): Promise<void>
}

/** The configured database, or the embedded one, started. */
export async function startDatabase(env: Env): Promise<RunningDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined }
  return step('Starting the embedded database', () => launchEmbedded({ dir: join(env.DATA_DIR, 'db') }))
}

/** Migrates; lays the catalogue into an empty sandbox, opens its coming days; takes over the exchange rates. */
export async function prepareDatabase(url: string, env: Env): Promise<void> {
  await step('Migrating the database', () => migrateDatabase(url))
  const pool = new Pool({ connectionString: url, max: 1 })
  const db = drizzle(pool, { schema })
  try {
    await storeRates(db, readRates(env.EXCHANGE_RATES_FILE))
    if (env.SHOP_MODE === 'live') return
    await step('Filling the shop', async () => {
      await seedCatalogue(db, counter('Products'))
      await extendAvailability(db)
    })
  } finally {
    await pool.end()
  }
}
