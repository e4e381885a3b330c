import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createDiskBound } from '@/lib/server/disk-bound'
import { randomCode } from '@/lib/server/random-code'
import { laterOf, type TagTimes } from './tag-times'

const TAGS = 'tags.json'
const STATE = 'state.json'

const nameOf = (key: string) => `${createHash('sha256').update(key).digest('hex')}.page`

/** A file is replaced as a whole: a stop in the middle leaves the old one. */
async function replace(file: string, content: Buffer | string): Promise<void> {
  const temporary = `${file}.${randomCode(12)}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(temporary, content)
  await rename(temporary, file)
}

/** Compressed pages as files, limited in bytes, and when their cache tags became stale. */
export function createPageFolder(folder: string, maxBytes: number, onError: (error: unknown) => void) {
  const pages = join(folder, 'pages')
  const bound = createDiskBound(pages, maxBytes)
  let saving = Promise.resolve()

  const succeeds = (work: Promise<void>): Promise<boolean> =>
    work.then(
      () => true,
      (error: unknown) => {
        onError(error)
        return false
      },
    )

  async function tags(): Promise<TagTimes> {
    try {
      return JSON.parse(await readFile(join(folder, TAGS), 'utf8'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
      throw error
    }
  }

  return {
    async read(key: string): Promise<Buffer | null> {
      const file = join(pages, nameOf(key))
      const bytes = await readFile(file).catch(() => null)
      if (bytes) void bound.used(file)
      return bytes
    },
    has: (key: string): Promise<boolean> =>
      access(join(pages, nameOf(key))).then(
        () => true,
        () => false,
      ),
    /** @throws Error if the disk is full or read-only */
    async write(key: string, bytes: Buffer): Promise<void> {
      await replace(join(pages, nameOf(key)), bytes)
      await bound.added(bytes.byteLength)
    },
    /** @throws Error if the file is damaged: then nothing is known about the age of the pages */
    tags,
    /** Adds times to those of the file, which other servers may write as well. */
    saveTags(times: TagTimes): Promise<void> {
      saving = saving
        .then(async () => replace(join(folder, TAGS), JSON.stringify(laterOf(await tags(), times))))
        .catch(onError)
      return saving
    },
    /** What was saved about the folder itself. @throws Error if there is nothing readable */
    readState: async (): Promise<unknown> => JSON.parse(await readFile(join(folder, STATE), 'utf8')),
    /** Returns whether the folder can be written. */
    saveState: (state: unknown): Promise<boolean> =>
      succeeds(replace(join(folder, STATE), JSON.stringify(state))),
    /** Removes everything. Returns whether that was possible. */
    clear: (): Promise<boolean> => succeeds(rm(folder, { recursive: true, force: true })),
  }
}

export type PageFolder = ReturnType<typeof createPageFolder>
