import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ClientBase, Pool } from 'pg'
import { env } from '@/lib/env'
import { CONNECTIONS } from './connection-turns'
import { EMBEDDED_LIMITS, openPool, REQUEST_LIMITS } from './pool'
import { endPresence } from './presence'
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

/** Shorter than the time for which the server may be silent: a statement ends before its connection is given up. */
const STATEMENT_LIMITS = "SET statement_timeout = '25s'; SET idle_in_transaction_session_timeout = '30s'"

/** Next sets the variable in the web server; commands and tests have none. */
const servesRequests = () => process.env.NEXT_RUNTIME !== undefined

/**
 * Turns off JIT, which takes seconds for searches that run in milliseconds, and limits the statements of requests. The
 * embedded database has no JIT, and would have to track settings for each connection.
 */
async function configure(client: ClientBase): Promise<void> {
  if (process.env.EMBEDDED_DATABASE) return
  const { rows } = await client.query<{ compiles: boolean }>('SELECT pg_jit_available() AS compiles')
  if (rows[0]?.compiles) await client.query('SET jit = off')
  if (servesRequests()) await client.query(STATEMENT_LIMITS)
}

function limits() {
  if (!servesRequests()) return undefined
  return process.env.EMBEDDED_DATABASE ? EMBEDDED_LIMITS : REQUEST_LIMITS
}

function connect(): Connection {
  if (!env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set: start the shop with npm start or npm run dev')
  const config = { connectionString: env.DATABASE_URL, max: CONNECTIONS, onConnect: configure }
  const pool = openPool(config, limits())
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
  await endPresence()
  await holder.sunhopDatabase?.pool.end()
  holder.sunhopDatabase = undefined
}
