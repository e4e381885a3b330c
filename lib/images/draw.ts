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

/** Draws an image at one of the drawn widths. */
export async function drawIllustration(spec: IllustrationSpec, width: DrawnWidth): Promise<Buffer> {
  return rasterize(spec, { width, format: 'webp', quality: DRAWN_QUALITY })
}

/** Whether an image has been drawn at a width. */
export async function isDrawn(path: string, spec: IllustrationSpec, width: DrawnWidth): Promise<boolean> {
  return access(drawnFile(path, spec, width)).then(
    () => true,
    () => false,
  )
}
