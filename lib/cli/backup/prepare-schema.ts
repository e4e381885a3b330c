import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { type Client, escapeIdentifier } from 'pg'
import { MIGRATIONS_FOLDER } from '@/lib/server/db/migrate'
import journal from '@/lib/server/db/migrations/meta/_journal.json'
import { type Manifest, RestoreRefused } from './manifest'

/** A shop with one of these is in use; without any, it may have been started or a restore may have ended early. */
const CONTENT = { products: 'products', users: 'accounts', orders: 'orders' }

/** Checks that this version can make the schema of a backup. @throws RestoreRefused */
export function checkSchema({ schema, version }: Manifest): void {
  if (journal.entries[schema.migrations - 1]?.tag === schema.last) return
  throw new RestoreRefused(
    `The backup is of another version (${version}, migration ${schema.last}): restore it with that version.`,
  )
}

async function contentOf(client: Client): Promise<string[]> {
  const found: string[] = []
  for (const [table, what] of Object.entries(CONTENT)) {
    const { rows: tables } = await client.query('SELECT to_regclass($1) AS name', [`public.${table}`])
    if (!tables[0]?.name) continue
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${escapeIdentifier(table)}`)
    const count = Number(rows[0]?.count)
    if (count > 0) found.push(`${count} ${what}`)
  }
  return found
}

async function migrationsIn(client: Client): Promise<number> {
  const { rows: tables } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS name")
  if (!tables[0]?.name) return 0
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations',
  )
  return rows[0]?.count ?? 0
}

/** Checks that a database is that of a new shop. @throws RestoreRefused */
export async function checkEmpty(client: Client, { schema }: Manifest): Promise<void> {
  const content = await contentOf(client)
  if (content.length > 0)
    throw new RestoreRefused(
      `The shop is not empty: its database has ${content.join(', ')}. Use an empty database.`,
    )
  const migrations = await migrationsIn(client)
  if (migrations > 0 && migrations !== schema.migrations)
    throw new RestoreRefused('The database has the tables of another version. Use an empty database.')
}

/** Makes the tables of a backup, which may be of an older version: the next start of the shop migrates them. */
export async function makeSchema(client: Client, { schema }: Manifest): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sunhop-migrations-'))
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true })
    const entries = journal.entries.slice(0, schema.migrations)
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
