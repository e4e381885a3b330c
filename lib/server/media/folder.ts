import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { digestInMediaPath, type MediaStore, mediaPath, mediaUnavailable } from './port'

/** Returns null if a file or folder is missing. */
async function ifThere<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw mediaUnavailable(error)
  }
}

const namesIn = async (folder: string) => ((await ifThere(readdir(folder))) ?? []).sort()

/** Waits until the names in a folder are on the disk. */
async function syncNames(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Images in a folder, which servers may share. */
export function folderStore(folder: string): MediaStore {
  const fileOf = (digest: string) => join(folder, mediaPath(digest))
  return {
    has: async (digest) => (await ifThere(stat(fileOf(digest)))) !== null,
    read: (digest) => ifThere(readFile(fileOf(digest))),
    async write(digest, image) {
      const [draft, file] = [join(folder, 'incoming', randomUUID()), fileOf(digest)]
      try {
        await mkdir(dirname(draft), { recursive: true })
        await mkdir(dirname(file), { recursive: true })
        await writeFile(draft, image, { flush: true })
        await rename(draft, file)
        await syncNames(dirname(file))
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw mediaUnavailable(error)
      }
    },
    async *list() {
      for (const part of (await namesIn(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name)))
        for (const name of await namesIn(join(folder, part))) {
          const digest = digestInMediaPath(`${part}/${name}`)
          if (digest) yield digest
        }
    },
  }
}
