import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { print } from '@/lib/cli/output'
import { startRealPostgres } from '@/lib/cli/real-postgres'
import { env } from '@/lib/env'
import { closeDatabase } from '@/lib/server/db/client'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'

/** Returns whether it passed. */
type Bench = (isEmbedded: boolean) => Promise<boolean>

async function on(title: string, url: string, bench: () => Promise<boolean>): Promise<boolean> {
  print(`\n## ${title}\n`)
  await migrateDatabase(url)
  env.DATABASE_URL = url
  process.env.DATABASE_URL = url
  return bench().finally(closeDatabase)
}

async function onServer(server: string, name: string, bench: Bench): Promise<boolean> {
  const url = new URL(server)
  url.pathname = `/sunhop_${name}`
  const admin = new Client({ connectionString: server })
  await admin.connect()
  const drop = () => admin.query(`DROP DATABASE IF EXISTS sunhop_${name} WITH (FORCE)`)
  try {
    await drop()
    await admin.query(`CREATE DATABASE sunhop_${name}`)
    return await on('PostgreSQL', url.href, () => bench(false))
  } finally {
    await drop()
    await admin.end()
  }
}

async function onEmbedded(dir: string, bench: Bench): Promise<boolean> {
  rmSync(dir, { recursive: true, force: true })
  const embedded = await launchEmbedded({ dir })
  try {
    return await on('Embedded database', embedded.url, () => bench(true))
  } finally {
    await embedded.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/**
 * Runs a bench on a PostgreSQL from the machine's binaries and on the embedded database; `ONLY=embedded` or
 * `ONLY=postgres` runs one of them only.
 * @param name of the scratch databases
 * @returns whether it passed on each
 */
export async function onBothDatabases(name: string, bench: Bench): Promise<boolean> {
  let passed = true
  if (process.env.ONLY !== 'embedded') {
    const server = await startRealPostgres()
    if (server) passed = await onServer(server.url, name, bench).finally(server.stop)
    else print('PostgreSQL skipped: its binaries are not on the PATH.')
  }
  if (process.env.ONLY !== 'postgres') passed = (await onEmbedded(`.data/bench-${name}`, bench)) && passed
  return passed
}
