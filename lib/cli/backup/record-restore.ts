import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { env } from '@/lib/env'
import { closeDatabase } from '@/lib/server/db/client'
import { startDatabase } from '../database'
import { recordCommand } from '../record-command'

/** Whether a database has the security log, which backups of old versions have not. */
async function hasLog(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query("SELECT to_regclass('public.security_events') AS name")
    return rows[0]?.name !== null
  } finally {
    await client.end()
  }
}

/** Records a restore in the security log of a database, also in one whose schema is older than this version. */
export async function recordRestore(url: string, outcome: 'ok' | 'failed'): Promise<void> {
  if (!(await hasLog(url))) return
  const configured = env.DATABASE_URL
  env.DATABASE_URL = url
  try {
    await closeDatabase()
    await recordCommand({ command: 'restore', action: 'load' }, async () => outcome === 'ok')
  } finally {
    await closeDatabase()
    env.DATABASE_URL = configured
  }
}

const hasEmbedded = (dir: string) => existsSync(dir) && readdirSync(dir).length > 0

/** Records a restore that was refused or failed, if the shop has a database that can be used. */
export async function recordFailedRestore(): Promise<void> {
  if (!env.DATABASE_URL && !hasEmbedded(join(env.DATA_DIR, 'db'))) return
  try {
    const { url, stop } = await startDatabase(env)
    await recordRestore(url, 'failed').finally(stop)
  } catch {
    // Why it cannot be used is what the command itself has failed with, and printed.
  }
}
