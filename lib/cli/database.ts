import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Env } from '@/lib/env'
import { extendAvailability } from '@/lib/server/catalog-import/extend-availability'
import { isConnectionLost } from '@/lib/server/db/connection-lost'
import { superviseEmbedded } from '@/lib/server/db/embedded/supervise'
import { recognizesAllScripts } from '@/lib/server/db/lc-ctype'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { openPool } from '@/lib/server/db/pool'
import * as schema from '@/lib/server/db/schema'
import { seedCatalog } from '@/lib/server/db/seed/seed'
import { recordMissingCharges } from '@/lib/server/orders/record-missing-charges'
import { partnerCurrency, ratesOf, sellsInOwnOnly } from '@/lib/server/partner/rates'
import { readExchangeRates } from '@/lib/server/partner/repo'
import { hasRates, startRates } from '@/lib/server/rates/start-rates'
import { reindexOutdated, reindexPlaces } from '@/lib/server/search/reindex'
import { counter, print, step } from './output'

const EMBEDDED = 'node_modules/@electric-sql/pglite'

export interface RunningDatabase {
  url: string
  stop(): Promise<void>
}

/**
 * Returns the configured database, or starts the embedded one.
 * @throws Error in an image without a configured one
 */
export async function startDatabase(env: Env): Promise<RunningDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined }
  if (!existsSync(EMBEDDED))
    throw new Error('DATABASE_URL is not set, and an image has no embedded database.')
  return step('Starting the embedded database', () =>
    superviseEmbedded({ dir: join(env.DATA_DIR, 'db') }, print),
  )
}

const LATIN_ONLY =
  '! The search cannot correct misspelled Thai and Chinese words: the LC_CTYPE of the database is C. Create it with C.UTF-8 or another UTF-8 locale.'

const OWN_ONLY = `the shop sells in ${partnerCurrency()} only. Set RATES_URL, or rates with npm run rates.`

/** A wrong name, password or database, and a server that is away. */
const REFUSED_STATE = ['28P01', '28000', '3D000']

/** Names the setting in the errors of a database that cannot be used. */
export async function onConfiguredDatabase<Result>(env: Env, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!env.DATABASE_URL || !(isConnectionLost(error) || REFUSED_STATE.includes(code))) throw error
    const reason = (error instanceof Error && error.message) || code
    throw new Error(`DATABASE_URL: the database cannot be used: ${reason}`)
  }
}

/**
 * Prepares a database: migrates it, stores the exchange rates, seeds an empty sandbox, opens the days that came
 * into reach of rolling schedules, and indexes products and places that are not indexed yet.
 * @param keepRates leaves stored exchange rates as they are: only the start of the shop sets them
 * @param seeds whether an empty sandbox gets the catalog
 */
export async function prepareDatabase(
  url: string,
  env: Env,
  { keepRates = false, seeds = true } = {},
): Promise<void> {
  await step('Migrating the database', () => migrateDatabase(url))
  const pool = openPool({ connectionString: url, max: 1 })
  const db = drizzle(pool, { schema })
  try {
    const completed = await recordMissingCharges(db)
    if (completed > 0) print(`The charges of ${completed} orders of an older server were recorded.`)
    if (!(await recognizesAllScripts(db))) print(LATIN_ONLY)
    if (!keepRates || !(await hasRates(db))) {
      const recorded = await startRates(db, env.EXCHANGE_RATES_FILE)
      if (recorded?.outcome === 'refused')
        print(
          `! EXCHANGE_RATES_FILE ${recorded.reason}. To use it: npm run rates -- confirm ${recorded.id} --by NAME`,
        )
    }
    const rates = ratesOf(await readExchangeRates(db), new Date())
    if (sellsInOwnOnly(rates)) print(`! The exchange rates of ${rates.asOf} are too old: ${OWN_ONLY}`)
    if (seeds && env.SHOP_MODE !== 'live')
      await step('Seeding the catalog', () => seedCatalog(db, counter('Products')))
    await step('Opening the coming days', () => extendAvailability(db))
    await step('Indexing the catalog', async () => {
      await reindexPlaces(db)
      await reindexOutdated(db)
    })
  } finally {
    await pool.end()
  }
}
