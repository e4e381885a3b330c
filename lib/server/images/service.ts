import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { rasterise } from '@/lib/art/raster'
import type { ImageModifiers } from '@/lib/images/modifiers'
import { sitePictures } from '@/lib/images/site-pictures'
import {
  DRAWN_QUALITY,
  DRAWN_WIDTHS,
  type DrawnWidth,
  drawnName,
  drawnWidthFor,
  pictureFile,
} from '@/lib/images/storage'
import { log } from '@/lib/server/http/log'
import { findIllustration } from './repo'

/** Drawing takes a core for a moment: one at a time leaves the other to the shop. */
let drawing: Promise<unknown> = Promise.resolve()
const underWay = new Map<string, Promise<ServedPicture | null>>()

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

/** Draws a picture in its turn, unless somebody has meanwhile; null where there is none. */
async function draw(path: string, width: DrawnWidth): Promise<Buffer | null> {
  const spec = sitePictures[path] ?? (await findIllustration(path))
  if (!spec) return null
  return inTurn(async () => {
    const file = drawnFile(path, width)
    const meanwhile = await stored(file)
    if (meanwhile) return meanwhile
    const picture = await rasterise(spec, { width, format: 'webp', quality: DRAWN_QUALITY })
    await store(file, picture)
    return picture
  })
}

const drawnFile = (path: string, width: DrawnWidth) => pictureFile(drawnName(path, width), 'webp')

interface Original {
  picture: Buffer
  /** Whether it is as large as it should be; otherwise a larger one is being drawn. */
  final: boolean
}

/**
 * What a picture in a size is made from. A large one takes seconds to draw: until then the small one stands in,
 * so that a page never waits for it.
 */
async function originalFor(path: string, width: number): Promise<Original | null> {
  const wanted = drawnWidthFor(width)
  const known = await stored(drawnFile(path, wanted))
  if (known) return { picture: known, final: true }
  const [small] = DRAWN_WIDTHS
  const picture = (await stored(drawnFile(path, small))) ?? (await draw(path, small))
  if (!picture || wanted === small) return picture && { picture, final: true }
  void draw(path, wanted).catch((error: unknown) =>
    log.error({ err: error, path }, 'a picture was not drawn'),
  )
  return { picture, final: false }
}

export interface ServedPicture {
  picture: Buffer
  /** False while a sharper one is being drawn. */
  final: boolean
}

async function reduced(path: string, { width, format }: ImageModifiers): Promise<ServedPicture | null> {
  const file = pictureFile(`${path}-${width}`, `small.${format}`)
  const known = await stored(file)
  if (known) return { picture: known, final: true }
  const original = await originalFor(path, width)
  if (!original) return null
  const picture = await sharp(original.picture)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: format === 'avif' ? 55 : 80 })
    .toBuffer()
  if (original.final) await store(file, picture)
  return { picture, final: original.final }
}

/** A picture by its path in a size and a format, drawn at its first request; null where there is none. */
export function readPicture(path: string, modifiers: ImageModifiers): Promise<ServedPicture | null> {
  const key = `${path} ${modifiers.width} ${modifiers.format}`
  const running = underWay.get(key)
  if (running) return running
  const work = reduced(path, modifiers).finally(() => underWay.delete(key))
  underWay.set(key, work)
  return work
}
