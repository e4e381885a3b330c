import { cpSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { env } from '@/lib/env'
import { INITIAL_VARIABLE } from '@/lib/server/db/embedded/address'
import { Backend } from '@/lib/server/db/embedded/backend'
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

/** Has all embedded databases of this run start with the archive of an empty one: to create one takes eight seconds of a processor. */
async function createOnce(): Promise<void> {
  const file = resolve(TEMPLATES, 'empty.tar')
  const backend = await Backend.open(null)
  await mkdir(TEMPLATES, { recursive: true })
  await writeFile(file, (await backend.archive()).stream())
  await backend.close()
  process.env[INITIAL_VARIABLE] = file
}

/** Makes the folders that the tests copy: one with the schema, and one with the seeded catalog. */
export async function makeTemplates(): Promise<void> {
  await createOnce()
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
