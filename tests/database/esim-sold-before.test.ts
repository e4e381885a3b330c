import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'

const MIGRATIONS = 'lib/server/db/migrations'
/** The migration that introduced the record of viewed codes. */
const SINCE = '0025_verticals'

/** A folder of the migrations before that one. */
async function before(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'sunhop-migrations-'))
  await cp(MIGRATIONS, dir, { recursive: true })
  const path = join(dir, 'meta/_journal.json')
  const journal: { entries: Array<{ tag: string }> } = JSON.parse(await readFile(path, 'utf8'))
  journal.entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag === SINCE),
  )
  await writeFile(path, JSON.stringify(journal))
  return dir
}

test('[B7, C4] a code sold while the page showed it immediately counts as viewed', {
  timeout: 120_000,
}, async () => {
  const [folder, database] = await Promise.all([before(), launchEmbedded({ memory: true })])
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    await migrate(drizzle(client), { migrationsFolder: folder })
    // Skips the constraints, so that no order is needed.
    await client.query('SET session_replication_role = replica')
    await client.query(
      `INSERT INTO esim_profiles (iccid, option_id, activation_code, unit_item_id) VALUES
        ('8966000000000000001', 'plan', 'LPA:1$smdp.example$SOLD', $1),
        ('8966000000000000002', 'plan', 'LPA:1$smdp.example$FREE', NULL)`,
      [randomUUID()],
    )
    await client.query('SET session_replication_role = DEFAULT')
    await migrateDatabase(database.url)
    const { rows } = await client.query(
      'SELECT shown_at IS NOT NULL AS shown FROM esim_profiles ORDER BY iccid',
    )
    expect(rows).toEqual([{ shown: true }, { shown: false }])
  } finally {
    await client.end()
    await database.stop()
    await rm(folder, { recursive: true })
  }
})
