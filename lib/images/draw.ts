import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { IllustrationSpec } from '@sunhop/illustrations'
import { rasterize } from '@sunhop/illustrations/raster'
import { type DrawnWidth, drawnFile } from './storage'

const DRAWN_QUALITY = 86

/** Writes an image atomically, so that readers never see a partial file. */
export async function storeImage(file: string, image: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, image)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Draws an image at one of the drawn widths and stores it, by default in its file. */
export async function drawIllustration(
  path: string,
  spec: IllustrationSpec,
  width: DrawnWidth,
  store: (file: string, image: Buffer) => Promise<void> = storeImage,
): Promise<Buffer> {
  const image = await rasterize(spec, { width, format: 'webp', quality: DRAWN_QUALITY })
  await store(drawnFile(path, spec, width), image)
  return image
}

/** Whether an image has been drawn at a width. */
export async function isDrawn(path: string, spec: IllustrationSpec, width: DrawnWidth): Promise<boolean> {
  return access(drawnFile(path, spec, width)).then(
    () => true,
    () => false,
  )
}
