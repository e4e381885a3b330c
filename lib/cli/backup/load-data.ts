import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createZstdDecompress } from 'node:zlib'
import { type Client, escapeIdentifier } from 'pg'
import { copyRows } from './copy-text'
import { type Manifest, RestoreRefused, type StoredTable, tableFile } from './manifest'
import { countsOf, type Table, TRANSFER_SETTINGS, tablesOf } from './tables'

/** The embedded database takes a statement as a whole. */
const BATCH_ROWS = 5_000
const BATCH_CHARACTERS = 4_000_000

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * What gives access for a time. Those that ended after the backup would be valid again, also a session that its owner or
 * staff ended because it was stolen.
 */
export const ENDED_TABLES = [
  'sessions',
  'reset_links',
  'sign_in_links',
  'issued_codes',
  'verification_codes',
  'passkey_challenges',
  'two_step_challenges',
  'oauth_attempts',
]

/** Compares the tables of a database with those of a backup. @throws RestoreRefused */
function checkTables(tables: readonly Table[], { tables: stored }: Manifest): void {
  const columnsOf = (columns: readonly string[]) => [...columns].sort().join()
  const here = tables.map(({ name, columns }) => [name, columnsOf(columns.map((column) => column.name))])
  const there = stored.map(({ name, columns }) => [name, columnsOf(columns)])
  if (!isDeepStrictEqual(new Map(here as [string, string][]), new Map(there as [string, string][])))
    throw new RestoreRefused('The tables of the backup are not those of its version.')
}

async function foreignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name,
        pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  )
  return rows
}

/** Inserts the rows of a table in large statements, each with one array of texts for each column. */
async function loadTable(client: Client, folder: string, table: Table, stored: StoredTable): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const numbered = stored.columns.map((name, index) => ({ name, type: types.get(name), index: index + 1 }))
  const insert = `INSERT INTO ${escapeIdentifier(stored.name)} (${stored.columns.map(escapeIdentifier).join()})
      OVERRIDING SYSTEM VALUE
      SELECT ${numbered.map(({ type, index }) => `v${index}::${type}`).join()}
      FROM unnest(${numbered.map(({ index }) => `$${index}::text[]`).join()})
        AS rows (${numbered.map(({ index }) => `v${index}`).join()})`
  const empty = () => stored.columns.map((): Array<string | null> => [])
  let values = empty()
  let characters = 0
  const flush = async () => {
    if (values[0]?.length) await client.query(insert, values)
    values = empty()
    characters = 0
  }
  const file = createReadStream(join(folder, tableFile(stored)))
  const data = createZstdDecompress()
  file.on('error', (error) => data.destroy(error))
  for await (const row of copyRows(file.pipe(data))) {
    if (row.length !== stored.columns.length)
      throw new RestoreRefused(`A row of ${stored.name} has ${row.length} columns.`)
    row.forEach((value, index) => {
      values[index]?.push(value)
      characters += value?.length ?? 0
    })
    if ((values[0]?.length ?? 0) >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush()
  }
  await flush()
}

async function checkCounts(client: Client, table: Table, stored: StoredTable): Promise<void> {
  const { rows, sums } = await countsOf(client, table)
  if (rows !== stored.rows)
    throw new RestoreRefused(`${table.name} has ${rows} rows; the manifest says ${stored.rows}.`)
  if (!isDeepStrictEqual(sums, stored.sums))
    throw new RestoreRefused(`The amounts of ${table.name} do not add up to those of the manifest.`)
}

/**
 * Loads all rows of a backup into the tables of an empty shop, in one transaction, and compares their counts and sums with
 * the manifest. Sessions, codes and links then end. Triggers, which would record history again, are off; foreign keys are checked at the end. That needs no
 * more than the ownership of the tables.
 * @throws RestoreRefused
 */
export async function loadData(client: Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(TRANSFER_SETTINGS)
    const tables = await tablesOf(client)
    checkTables(tables, manifest)
    const names = tables.map(({ name }) => escapeIdentifier(name))
    await client.query(`TRUNCATE ${names.join()}`)
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    const keys = await foreignKeys(client)
    for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
    const byName = new Map(tables.map((table) => [table.name, table]))
    for (const stored of manifest.tables) {
      const table = byName.get(stored.name)
      if (!table) continue
      await loadTable(client, folder, table, stored)
      await checkCounts(client, table, stored)
    }
    for (const name of ENDED_TABLES)
      if (byName.has(name)) await client.query(`DELETE FROM ${escapeIdentifier(name)}`)
    for (const { name, value, isCalled } of manifest.sequences)
      await client.query('SELECT setval($1::regclass, $2, $3)', [escapeIdentifier(name), value, isCalled])
    for (const { table, name, definition } of keys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
  await client.query('ANALYZE')
}
