import { is, type SQL } from 'drizzle-orm'
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '@/lib/server/db/schema'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const dialect = new PgDialect()
const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableConfig(one)] : []))

let client: Client

/** Conditions of CHECK constraints by table and name, as PostgreSQL writes them. */
async function conditionsIn(namespace: string): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; condition: string }>(
    `SELECT relation.relname || ' ' || conname AS name, pg_get_expr(conbin, conrelid) AS condition
     FROM pg_constraint JOIN pg_class relation ON relation.oid = conrelid
     WHERE contype = 'c' AND relation.relnamespace = ${namespace}`,
  )
  return Object.fromEntries(rows.map(({ name, condition }) => [name, condition]))
}

function definitionOf(condition: SQL): string {
  const { sql, params } = dialect.sqlToQuery(condition)
  expect(params, sql).toEqual([])
  return sql
}

beforeAll(async () => {
  client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
})
afterAll(() => client.end())

test('the migrated database checks the limits and enumerations of the code', async () => {
  const migrated = await conditionsIn(`'public'::regnamespace`)
  await client.query('BEGIN')
  try {
    for (const { name, checks } of tables) {
      if (checks.length === 0) continue
      await client.query(`CREATE TEMPORARY TABLE "${name}" (LIKE public."${name}")`)
      const added = checks.map((one) => `ADD CONSTRAINT "${one.name}" CHECK (${definitionOf(one.value)})`)
      await client.query(`ALTER TABLE pg_temp."${name}" ${added.join(', ')}`)
    }
    const declared = await conditionsIn('pg_my_temp_schema()')
    expect(Object.keys(declared).length).toBeGreaterThan(100)
    expect(migrated).toEqual(declared)
  } finally {
    await client.query('ROLLBACK')
  }
})

test('all constraints of a new database are validated', async () => {
  const { rows } = await client.query('SELECT conname FROM pg_constraint WHERE NOT convalidated')
  expect(rows).toEqual([])
})
