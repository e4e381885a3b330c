import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'
import type { MediaStore } from '@/lib/server/media/port'
import { sync, writeStream } from './files'
import { loadData } from './load-data'
import type { Manifest } from './manifest'
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

async function restoreImage(from: string, digest: string, media: MediaStore): Promise<void> {
  const image = await readFile(from)
  const stored = await media.read(digest)
  if (!stored?.equals(image)) await media.write(digest, image)
}

async function restoreSecret(from: string, to: string): Promise<void> {
  const draft = `${to}.new`
  await rm(draft, { force: true })
  await mkdir(dirname(to), { recursive: true })
  await writeStream(draft, createReadStream(from))
  await sync(draft)
  await rename(draft, to)
  await sync(dirname(to))
}

/**
 * Restores the files of a backup. An image that the store has already stays: its name is the digest of its content.
 * @param secretFile where the secret goes; null if a setting has it
 */
export async function restoreFiles(
  folder: string,
  { files }: Manifest,
  { media, secretFile }: { media: MediaStore; secretFile: string | null },
): Promise<void> {
  for (const { path } of files) {
    const from = join(folder, path)
    if (path !== 'secret') await restoreImage(from, basename(path), media)
    else if (secretFile) await restoreSecret(from, secretFile)
  }
}
