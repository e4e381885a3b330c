import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { rasterise } from '@/lib/art/raster'
import type { ImageModifiers } from '@/lib/images/modifiers'
import { sitePictures } from '@/lib/images/site-pictures'
import { DRAWN_QUALITY, drawnName, drawnWidthFor, pictureFile } from '@/lib/images/storage'
import { findIllustration } from './repo'

/** Drawing takes a core for a moment: one at a time leaves the other to the shop. */
let drawing: Promise<unknown> = Promise.resolve()
const underWay = new Map<string, Promise<Buffer | null>>()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = drawing.then(work, work)
  drawing = turn.catch(() => undefined)
  return turn
}

async function store(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, picture)
  await rename(draft, file)
}

async function stored(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null)
}

async function drawn(path: string, width: number): Promise<Buffer | null> {
  const drawnWidth = drawnWidthFor(width)
  const file = pictureFile(drawnName(path, drawnWidth), 'webp')
  const known = await stored(file)
  if (known) return known
  const spec = sitePictures[path] ?? (await findIllustration(path))
  if (!spec) return null
  return inTurn(async () => {
    const meanwhile = await stored(file)
    if (meanwhile) return meanwhile
    const picture = await rasterise(spec, { width: drawnWidth, format: 'webp', quality: DRAWN_QUALITY })
    await store(file, picture)
    return picture
  })
}

async function reduced(path: string, { width, format }: ImageModifiers): Promise<Buffer | null> {
  const file = pictureFile(`${path}-${width}`, `small.${format}`)
  const known = await stored(file)
  if (known) return known
  const original = await drawn(path, width)
  if (!original) return null
  const picture = sharp(original).resize({ width, withoutEnlargement: true })
  const small = await picture.toFormat(format, { quality: format === 'avif' ? 55 : 80 }).toBuffer()
  await store(file, small)
  return small
}

/** A picture by its path in a size and a format, drawn at its first request; null where there is none. */
export function readPicture(path: string, modifiers: ImageModifiers): Promise<Buffer | null> {
  const key = `${path} ${modifiers.width} ${modifiers.format}`
  const running = underWay.get(key)
  if (running) return running
  const work = reduced(path, modifiers).finally(() => underWay.delete(key))
  underWay.set(key, work)
  return work
}
