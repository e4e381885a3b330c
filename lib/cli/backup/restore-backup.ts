import { createReadStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { digestOf, sync, writeStream } from './files'
import { loadData } from './load-data'
import type { Manifest, StoredFile } from './manifest'
import { checkEmpty, makeSchema } from './prepare-schema'

async function connected(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Checks that a database is that of a new shop. @throws RestoreRefused */
export const requireEmpty = (url: string, manifest: Manifest): Promise<void> =>
  connected(url, (client) => checkEmpty(client, manifest))

/** Restores the database of a backup into an empty one. @throws RestoreRefused */
export const restoreDatabase = (url: string, folder: string, manifest: Manifest): Promise<void> =>
  connected(url, async (client) => {
    await checkEmpty(client, manifest)
    await makeSchema(client, manifest)
    await loadData(client, folder, manifest)
  })

async function restoreFile(from: string, to: string, { bytes, sha256 }: StoredFile): Promise<void> {
  if ((await digestOf(to, bytes)) === sha256) return
  const draft = `${to}.new`
  await rm(draft, { force: true })
  await mkdir(dirname(to), { recursive: true })
  await writeStream(draft, createReadStream(from))
  await sync(draft)
  await rename(draft, to)
  await sync(dirname(to))
}

/**
 * Restores the files of a backup. An image that the folder has already stays: its name is the digest of its content.
 * @param secretFile where the secret goes; null if a setting has it
 */
export async function restoreFiles(
  folder: string,
  { files }: Manifest,
  { mediaFolder, secretFile }: { mediaFolder: string; secretFile: string | null },
): Promise<void> {
  for (const file of files) {
    const to = file.path === 'secret' ? secretFile : join(mediaFolder, file.path.slice('media/'.length))
    if (to) await restoreFile(join(folder, file.path), to, file)
  }
}
