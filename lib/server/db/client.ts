import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type ClientBase, Pool } from 'pg'
import { env } from '@/lib/env'
import * as schema from './schema'

export type Database = NodePgDatabase<typeof schema>
/** A database or a transaction of it; repos take either. */
export type Queryable = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'
>
/** An open transaction; what takes one must not outlive it, and locks what it changes. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

interface Connection {
  pool: Pool
  db: Database
}

/** Kept over module reloads of the development server, which would otherwise leak pools. */
const holder = globalThis as typeof globalThis & { sunhopDatabase?: Connection }

/**
 * A server that can compile queries does so for what it takes to be dear: seconds, for searches of milliseconds. Asked
 * first, since the embedded database cannot, and would have to keep the setting apart for each connection.
 */
async function withoutCompiling(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ compiles: boolean }>('SELECT pg_jit_available() AS compiles')
  if (rows[0]?.compiles) await client.query('SET jit = off')
}

function connect(): Connection {
  if (!env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set: start the shop with npm start or npm run dev')
  const pool = new Pool({ connectionString: env.DATABASE_URL, max: 10, onConnect: withoutCompiling })
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`))
  return { pool, db: drizzle(pool, { schema }) }
}

function connection(): Connection {
  holder.sunhopDatabase ??= connect()
  return holder.sunhopDatabase
}

/** The shop's one pool, opened at the first use. */
export function database(): Database {
  return connection().db
}

/** The bare pool under it, for libraries that speak to pg themselves. */
export function pool(): Pool {
  return connection().pool
}

export async function closeDatabase(): Promise<void> {
  await holder.sunhopDatabase?.pool.end()
  holder.sunhopDatabase = undefined
}
