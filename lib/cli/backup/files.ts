import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Manifest, RestoreRefused, type StoredFile, tableFile } from './manifest'

/** Writes a stream to a new file that only its owner reads. */
export async function writeStream(
  path: string,
  source: Readable,
): Promise<Pick<StoredFile, 'bytes' | 'sha256'>> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await pipeline(source, measured, file.createWriteStream())
  return { bytes, sha256: hash.digest('hex') }
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Waits until a folder with all that is in it is on the disk. */
export async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? syncAll(path) : sync(path))
  }
  await sync(folder)
}

/** Returns the digest of a file; null if it is missing or has another size. */
export async function digestOf(path: string, bytes: number): Promise<string | null> {
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  )
  if (size !== bytes) return null
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Compares all files of a backup with its manifest. @throws RestoreRefused naming the first that differs */
export async function checkFiles(folder: string, { tables, files }: Manifest): Promise<void> {
  const all = [...tables.map((table) => ({ ...table, path: tableFile(table) })), ...files]
  for (const { path, bytes, sha256 } of all)
    if ((await digestOf(join(folder, path), bytes)) !== sha256)
      throw new RestoreRefused(`The backup is damaged: ${path}.`)
}
