import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { env } from '@/lib/env'
import { type ImageModifiers, SOCIAL_PATH } from '@/lib/images/modifiers'
import { mediaCopyFile, mediaSocialFile } from '@/lib/images/storage'
import { mediaStore } from '@/lib/server/media/store'
import { render } from '@/lib/server/rendering/render'
import { copyMedia, copySocial } from './copy'
import { focusOfCover } from './repo'
import { readStored, storeForLater } from './stored'
import { copying, makeOnce, reading } from './work-queue'

/** The name of an image file: the digest of its content. */
export function mediaDigest(image: Buffer): string {
  return createHash('sha256').update(image).digest('hex').slice(0, 32)
}

/** Returns the digest in the path of an image file; null for any other path. */
export function digestInPath(path: string): string | null {
  return /(?:^|\/)([0-9a-f]{32})$/.exec(path)?.[1] ?? null
}

/**
 * Stores an image in a staging folder of this machine, which is not served.
 * @returns functions to publish it, and to delete it from the folder
 */
export async function stageMedia(image: Buffer): Promise<{ keep(): Promise<void>; drop(): Promise<void> }> {
  const draft = resolve(env.DATA_DIR, 'incoming', randomUUID())
  await mkdir(dirname(draft), { recursive: true })
  await writeFile(draft, image)
  const digest = mediaDigest(image)
  return {
    keep: async () => mediaStore.write(digest, await readFile(draft)),
    drop: () => rm(draft, { force: true }),
  }
}

/**
 * Returns an image file in a size and format, upright and without camera metadata; null if there is none.
 * @throws ApiError BUSY; UNAVAILABLE if its store cannot be used
 */
export async function reducedMedia(
  path: string,
  modifiers: ImageModifiers,
  network: string,
): Promise<Buffer | null> {
  const digest = digestInPath(path)
  if (!digest) return null
  const isSocial = path.startsWith(SOCIAL_PATH)
  const focus = isSocial ? await focusOfCover(path.slice(SOCIAL_PATH.length)) : null
  const file = isSocial ? mediaSocialFile(digest, modifiers.format, focus) : mediaCopyFile(digest, modifiers)
  const known = await readStored(file)
  if (known) return known
  return makeOnce(reading, file, network, async () => {
    const original = await mediaStore.read(digest)
    if (!original) return null
    const image = await copying(network, () =>
      isSocial
        ? render('preview of a file', copySocial, original, modifiers, focus)
        : render('copy of a file', copyMedia, original, modifiers),
    )
    await storeForLater(file, image)
    return image
  })
}
