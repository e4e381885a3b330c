import { readFile } from 'node:fs/promises'
import { env } from '@/lib/env'
import { storeImage } from '@/lib/images/draw'
import { IMAGES_DIR } from '@/lib/images/storage'
import { createDiskBound } from '@/lib/server/disk-bound'
import { createReport } from './report'

const BYTES_PER_MB = 1_000_000

const bound = createDiskBound(IMAGES_DIR, env.PICTURES_MAX_MB * BYTES_PER_MB)

const report = createReport('images cannot be stored')

/** Returns an image that was made before; null if there is none. */
export async function readStored(file: string): Promise<Buffer | null> {
  const image = await readFile(file).catch(() => null)
  if (image) void bound.used(file)
  return image
}

/** Stores an image for later requests. The response does not depend on it: a failure is only logged. */
export async function storeForLater(file: string, image: Buffer): Promise<void> {
  try {
    await storeImage(file, image)
    bound.added(image.byteLength).catch(report)
  } catch (error) {
    report(error)
  }
}
