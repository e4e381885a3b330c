import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { env } from '@/lib/env'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { prepareDatabase } from '../database'
import { print, step } from '../output'
import { startRealPostgres } from '../real-postgres'
import { RUN_FOLDER } from './runners'

/** A database that runs until it is stopped. */
interface RunningDatabase {
  url: string
  stop(): Promise<void>
}

/** The folder of the embedded databases that the tests copy. */
export const TEMPLATES = join(RUN_FOLDER, 'templates')

/** Makes the folders that the tests copy: one with the schema, and one with the seeded catalog. */
export async function makeTemplates(): Promise<void> {
  const make = async (name: string, fill: (url: string) => Promise<void>) => {
    const database = await launchEmbedded({ dir: join(TEMPLATES, name) })
    await fill(database.url).finally(database.stop)
  }
  await make('migrated', migrateDatabase)
  cpSync(join(TEMPLATES, 'migrated'), join(TEMPLATES, 'seeded'), { recursive: true })
  await make('seeded', (url) => prepareDatabase(url, env))
}

/** Starts an embedded database with the seeded catalog. */
export async function seededCopy(name: string): Promise<RunningDatabase> {
  cpSync(join(TEMPLATES, 'seeded'), join(RUN_FOLDER, name), { recursive: true })
  return launchEmbedded({ dir: join(RUN_FOLDER, name) })
}

/** Returns the PostgreSQL of `TEST_DATABASE_URL`, or else starts the machine's; null if it has none. */
export async function realPostgres(): Promise<RunningDatabase | null> {
  if (process.env.TEST_DATABASE_URL)
    return { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
  const server = await step('Starting the local PostgreSQL', startRealPostgres)
  if (server) return server
  print('! No PostgreSQL on this machine: the database and contract tests ran on the embedded one only.')
  print('  Put its binaries on the PATH, or set TEST_DATABASE_URL to an empty database.')
  return null
}

/** Creates a database on a server as a copy of another one, and returns its URL. */
export async function newDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  const pool = new Pool({ connectionString: url, max: 1 })
  await drizzle(pool).execute(`DROP DATABASE IF EXISTS ${name}`)
  await drizzle(pool).execute(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  await pool.end()
  const named = new URL(url)
  named.pathname = `/${name}`
  return named.href
}
