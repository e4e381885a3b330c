import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

/** Any number will do, as long as every server takes the same lock. */
const LOCK = 7_786_467

/** Brings a database to the newest schema; several servers that start at once take turns. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder: 'lib/server/db/migrations' })
  } finally {
    await client.end()
  }
}
