import { join } from 'node:path'
import { env } from '@/lib/env'
import { closeDatabase } from '@/lib/server/db/client'
import { findRunning } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { disableOutboxWorker } from '@/lib/server/outbox/worker'
import { prepareDatabase, startDatabase } from './database'

/**
 * Works on the database of the running shop, which then sends what comes of it, or else on the configured or the embedded one, brought up to date.
 * @param schemaOnly leaves the catalogue as it is and says nothing of it: for what answers at once
 * @throws Error where the shop has none of its own
 */
export async function withShopDatabase<Result>(
  work: () => Promise<Result>,
  { schemaOnly = false } = {},
): Promise<Result> {
  if (env.API_ORIGIN) throw new Error('This shop reads from API_ORIGIN: the database is there.')
  const running = env.DATABASE_URL ? null : await findRunning(join(env.DATA_DIR, 'db'))
  const database = running ? { url: running, stop: async () => undefined } : await startDatabase(env)
  if (!running) await (schemaOnly ? migrateDatabase(database.url) : prepareDatabase(database.url, env))
  env.DATABASE_URL = database.url
  if (running) disableOutboxWorker()
  try {
    return await work()
  } finally {
    await closeDatabase()
    await database.stop()
  }
}
