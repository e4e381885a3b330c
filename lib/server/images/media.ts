import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ImageModifiers, SOCIAL_PATH } from '@/lib/images/modifiers'
import { MEDIA_DIR, mediaCopyFile, mediaFile } from '@/lib/images/storage'
import { render } from '@/lib/server/rendering/render'
import { copyMedia } from './copy'
import { readStored, storeForLater } from './stored'
import { copying, makeOnce } from './work-queue'

/** The name of an image file: the digest of its content. */
export function mediaDigest(image: Buffer): string {
  return createHash('sha256').update(image).digest('hex').slice(0, 32)
}

/** Returns the digest in the path of an image file; null for any other path. */
export function digestInPath(path: string): string | null {
  return /(?:^|\/)([0-9a-f]{32})$/.exec(path)?.[1] ?? null
}

export async function hasMedia(digest: string): Promise<boolean> {
  return access(mediaFile(digest)).then(
    () => true,
    () => false,
  )
}

/** Returns the original image; null if there is none. */
export async function readMedia(digest: string): Promise<Buffer | null> {
  return readFile(mediaFile(digest)).catch(() => null)
}

/** Stores an image in a staging folder that is not served. Returns functions to publish or delete it. */
export async function stageMedia(image: Buffer): Promise<{ keep(): Promise<void>; drop(): Promise<void> }> {
  const draft = join(MEDIA_DIR, 'incoming', randomUUID())
  await mkdir(dirname(draft), { recursive: true })
  await writeFile(draft, image)
  const file = mediaFile(mediaDigest(image))
  return {
    async keep() {
      await mkdir(dirname(file), { recursive: true })
      await rename(draft, file)
    },
    drop: () => rm(draft, { force: true }),
  }
}

/**
 * Returns an image file in a size and format, upright and without camera metadata; null if there is none.
 * @throws ApiError BUSY
 */
export async function reducedMedia(
  path: string,
  modifiers: ImageModifiers,
  network: string,
): Promise<Buffer | null> {
  const digest = digestInPath(path)
  if (!digest) return null
  const social = path.startsWith(SOCIAL_PATH)
  const file = mediaCopyFile(digest, modifiers, social)
  const known = await readStored(file)
  if (known || !(await hasMedia(digest))) return known
  return makeOnce(copying, file, network, async () => {
    const image = await render('copy of a file', copyMedia, mediaFile(digest), modifiers, social)
    await storeForLater(file, image)
    return image
  })
}
