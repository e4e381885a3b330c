import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ClientBase, Pool } from 'pg'
import { env } from '@/lib/env'
import { openPool, REQUEST_LIMITS } from './pool'
import * as schema from './schema'

export type Database = NodePgDatabase<typeof schema>
/** A database or one of its transactions; repos accept either. */
export type Queryable = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'
>
/**
 * An open transaction. A function that takes one must not
 * use it after it ends, and locks the rows it changes.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

interface Connection {
  pool: Pool
  db: Database
}

/** Survives module reloads of the development server, which would otherwise leak pools. */
const holder = globalThis as typeof globalThis & { sunhopDatabase?: Connection }

/**
 * Turns off JIT, which takes seconds for searches that run in milliseconds. Checks for the setting first: the
 * embedded database has no JIT and would have to track the setting per connection.
 */
async function disableJit(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ compiles: boolean }>('SELECT pg_jit_available() AS compiles')
  if (rows[0]?.compiles) await client.query('SET jit = off')
}

function connect(): Connection {
  if (!env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set: start the shop with npm start or npm run dev')
  const config = { connectionString: env.DATABASE_URL, max: 10, onConnect: disableJit }
  // Next sets the variable in the web server; commands and tests have none.
  const pool = openPool(config, process.env.NEXT_RUNTIME ? REQUEST_LIMITS : undefined)
  return { pool, db: drizzle(pool, { schema }) }
}

function connection(): Connection {
  holder.sunhopDatabase ??= connect()
  return holder.sunhopDatabase
}

/** Returns the shop's only connection pool; opened on first use. */
export function database(): Database {
  return connection().db
}

/** The underlying pg pool, for libraries that use pg directly. */
export function pool(): Pool {
  return connection().pool
}

export async function closeDatabase(): Promise<void> {
  await holder.sunhopDatabase?.pool.end()
  holder.sunhopDatabase = undefined
}
