import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { LOCALES } from '@/lib/domain/locale'
import { MIGRATION_COUNT, OLDEST_SERVER } from './schema-version'

export const MIGRATIONS_FOLDER = 'lib/server/db/migrations'

/** Advisory lock number; arbitrary, but the same for every server. */
const LOCK = 7_786_467

/** How many migrations a server of this database must know; null before there are any. */
async function oldestServer(client: Client): Promise<number | null> {
  const { rows: tables } = await client.query("SELECT to_regclass('schema_version') AS name")
  if (!tables[0]?.name) return null
  const { rows } = await client.query<{ oldest_server: number }>('SELECT oldest_server FROM schema_version')
  return rows[0]?.oldest_server ?? 0
}

/** The state of a database: without tables, or with fewer, the same or more migrations than this version has. */
export type SchemaState = 'empty' | 'older' | 'current' | 'newer'

export async function schemaStateOf(url: string): Promise<SchemaState> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows: tables } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS name")
    if (!tables[0]?.name) return 'empty'
    const { rows } = await client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations',
    )
    const count = rows[0]?.count ?? 0
    if (count === 0) return 'empty'
    if (count === MIGRATION_COUNT) return 'current'
    return count < MIGRATION_COUNT ? 'older' : 'newer'
  } finally {
    await client.end()
  }
}

const RAISE = `INSERT INTO schema_version (oldest_server) VALUES ($1)
  ON CONFLICT ("only") DO UPDATE SET oldest_server = greatest(schema_version.oldest_server, excluded.oldest_server)`

/**
 * Migrates a database to the latest schema and languages; servers that start at the same time take turns. Older servers
 * that would not fit the new schema stop taking orders before it changes: their open transactions are waited for.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  // The statement that waits on a lost connection fails itself.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const before = await oldestServer(client)
    if (before !== null && before < OLDEST_SERVER) await client.query(RAISE, [OLDEST_SERVER])
    try {
      await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    } catch (error) {
      // Nothing has changed: older servers go on.
      if (before !== null) await client.query('UPDATE schema_version SET oldest_server = $1', [before])
      throw error
    }
    await client.query(RAISE, [OLDEST_SERVER])
    // Tables refer to the languages of the shop by foreign key.
    await client.query('INSERT INTO locales SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [LOCALES])
  } finally {
    await client.end()
  }
}
