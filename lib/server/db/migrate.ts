import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { LOCALES } from '@/lib/domain/locale'

/** Advisory lock number; arbitrary, but the same for every server. */
const LOCK = 7_786_467

/** Migrates a database to the latest schema and languages; servers that start at the same time take turns. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  // The statement that waits on a lost connection fails itself.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder: 'lib/server/db/migrations' })
    // Tables refer to the languages of the shop by foreign key.
    await client.query('INSERT INTO locales SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [LOCALES])
  } finally {
    await client.end()
  }
}
