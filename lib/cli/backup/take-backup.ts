import { createReadStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { createZstdCompress } from 'node:zlib'
import { Client, escapeIdentifier } from 'pg'
import { type MediaStore, mediaPath } from '@/lib/server/media/port'
import packageJson from '@/package.json'
import { copyOut } from './copy-out'
import { sync, syncAll, writeStream } from './files'
import {
  digestLineOf,
  MANIFEST,
  MANIFEST_DIGEST,
  type Manifest,
  newManifest,
  PARTIAL,
  type StoredFile,
  type StoredTable,
  tableFile,
} from './manifest'
import { countsOf, sequencesOf, type Table, TRANSFER_SETTINGS, tablesOf } from './tables'

/** What a backup is made of. */
export interface BackedUp {
  /** The database. */
  url: string
  /** Where imported images are. */
  media: MediaStore
  /** The file of the sandbox's secret, if the shop uses it. */
  secretFile: string | null
  secretFingerprint: string
}

type Snapshot = Omit<Manifest, 'format' | 'version' | 'secretFingerprint' | 'files'>

async function writeTable(client: Client, folder: string, table: Table): Promise<StoredTable> {
  const columns = table.columns.map(({ name }) => name)
  const list = columns.map(escapeIdentifier).join()
  const rows = copyOut(client, `COPY ${escapeIdentifier(table.name)} (${list}) TO STDOUT`)
  const compressed = createZstdCompress()
  rows.on('error', (error) => compressed.destroy(error))
  const file = await writeStream(join(folder, tableFile(table)), rows.pipe(compressed))
  return { name: table.name, columns, ...(await countsOf(client, table)), ...file }
}

async function schemaOf(client: Client): Promise<Manifest['schema']> {
  const { default: journal } = await import('@/lib/server/db/migrations/meta/_journal.json')
  const { rows } = await client.query<{ count: number; last: string | null }>(
    'SELECT count(*)::int AS count, max(created_at)::text AS last FROM drizzle.__drizzle_migrations',
  )
  const [{ count, last } = { count: 0, last: null }] = rows
  const tag = journal.entries.find(({ when }) => String(when) === last)?.tag
  return { migrations: count, last: tag ?? `${last}` }
}

/** Writes all tables as they were at one moment. The shop goes on meanwhile. */
async function writeSnapshot(url: string, folder: string): Promise<Snapshot> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    await client.query(TRANSFER_SETTINGS)
    const tables = await tablesOf(client)
    // A migration that is run meanwhile waits.
    const names = tables.map(({ name }) => escapeIdentifier(name))
    await client.query(`LOCK TABLE ${names.join()} IN ACCESS SHARE MODE`)
    const { rows } = await client.query<{ taken_at: Date; engine: string }>(
      "SELECT now() AS taken_at, 'PostgreSQL ' || current_setting('server_version') AS engine",
    )
    const [{ taken_at: takenAt, engine } = { taken_at: new Date(), engine: '' }] = rows
    const schema = await schemaOf(client)
    const written: StoredTable[] = []
    for (const table of tables) written.push(await writeTable(client, folder, table))
    const sequences = await sequencesOf(client)
    await client.query('COMMIT')
    return { takenAt: takenAt.toISOString(), engine, schema, tables: written, sequences }
  } finally {
    await client.end()
  }
}

async function copyFiles(folder: string, { media, secretFile }: BackedUp): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  const copy = async (path: string, content: Readable) => {
    files.push({ path, ...(await writeStream(join(folder, path), content)) })
  }
  for await (const digest of media.list()) {
    const image = await media.read(digest)
    if (!image) throw new Error(`The image ${digest} was deleted meanwhile.`)
    await copy(`media/${mediaPath(digest)}`, Readable.from([image]))
  }
  if (secretFile) await copy('secret', createReadStream(secretFile))
  return files
}

const writeText = (folder: string, name: string, text: string) =>
  writeStream(join(folder, name), Readable.from([Buffer.from(text)]))

/**
 * Takes a backup: a folder with the tables as they were at one moment, the imported images, the sandbox's secret, and a
 * manifest. It has another name until it is complete.
 * @param folder the path of the new folder
 */
export async function takeBackup(folder: string, source: BackedUp): Promise<Manifest> {
  const partial = `${folder}${PARTIAL}`
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(partial, { mode: 0o700 })
  try {
    const snapshot = await writeSnapshot(source.url, partial)
    // Images are published before the rows that name them, and never deleted: none of the snapshot's is missing.
    const files = await copyFiles(partial, source)
    const { secretFingerprint } = source
    const manifest = newManifest({ version: packageJson.version, secretFingerprint, ...snapshot, files })
    const text = `${JSON.stringify(manifest, null, 1)}\n`
    await writeText(partial, MANIFEST, text)
    await writeText(partial, MANIFEST_DIGEST, digestLineOf(text))
    await syncAll(partial)
    await rename(partial, folder)
    await sync(dirname(folder))
    return manifest
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

/** Returns the name of a backup that is taken now: `sunhop-20261130T051500Z`. */
export function backupName(now: Date): string {
  return `sunhop-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`
}
