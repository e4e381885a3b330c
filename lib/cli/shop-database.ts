import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { closeDatabase } from '@/lib/server/db/client'
import { backgroundUrl } from '@/lib/server/db/embedded/address'
import { findRunning } from '@/lib/server/db/embedded/launch'
import { migrateDatabase, schemaStateOf } from '@/lib/server/db/migrate'
import { disableOutboxWorker } from '@/lib/server/outbox/worker'
import { onConfiguredDatabase, prepareDatabase, startDatabase } from './database'
import { type OperatorCommand, recordCommand } from './record-command'

/**
 * Prepares the embedded database, or an empty configured one. Other servers may run on a configured one with tables: it is
 * migrated by the start of a shop only.
 * @throws Error if the configured database has the schema of another version
 */
async function prepare(url: string, schemaOnly: boolean): Promise<void> {
  const state = env.DATABASE_URL ? await schemaStateOf(url) : null
  if (state === 'older')
    throw new Error('The database has the schema of an older version. Start the shop of this version first.')
  if (state === 'newer')
    throw new Error('The database has the schema of a newer version. Run the command of that version.')
  if (schemaOnly) await migrateDatabase(url)
  else await prepareDatabase(url, env, { keepRates: true, seeds: state === null })
}

/**
 * Runs `work` on the database of the running shop, whose worker then sends the resulting outbox messages. If
 * no shop is running, uses the configured or the embedded database after preparing it. The security log has the command.
 * @param command null if what it does has events of its own
 * @param schemaOnly only migrates, without seeding and indexing: for commands that should start quickly
 * @param asIs changes nothing: for commands that suit the schema of any version
 * @param inBackground on the embedded database, lets the shop go first
 * @throws Error if the shop reads from a remote API host
 */
export async function withShopDatabase<Result>(
  command: OperatorCommand | null,
  work: () => Promise<Result>,
  { schemaOnly = false, asIs = false, inBackground = false } = {},
): Promise<Result> {
  if (env.API_ORIGIN) throw new Error('API_ORIGIN is set: this shop has no database of its own.')
  const running = env.DATABASE_URL ? null : await findRunning(join(env.DATA_DIR, 'db'))
  const database = running ? { url: running, stop: async () => undefined } : await startDatabase(env)
  const { url } = database
  if (!running && !asIs) await onConfiguredDatabase(env, () => prepare(url, schemaOnly))
  env.DATABASE_URL = inBackground ? backgroundUrl(url, randomUUID()) : url
  if (running) disableOutboxWorker()
  try {
    return await (command ? recordCommand(command, work) : work())
  } finally {
    await closeDatabase()
    await database.stop()
  }
}
