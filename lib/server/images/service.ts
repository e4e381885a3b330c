import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { IllustrationSpec } from '@/lib/art'
import { env } from '@/lib/env'
import { drawIllustration, storeImage } from '@/lib/images/draw'
import type { ImageModifiers } from '@/lib/images/modifiers'
import { siteImages } from '@/lib/images/site-images'
import { SOCIAL_PATH } from '@/lib/images/social'
import { copyFile, DRAWN_WIDTHS, type DrawnWidth, drawnFile, drawnWidthsFor } from '@/lib/images/storage'
import { log } from '@/lib/server/http/log'
import { reducedMedia } from './media'
import { findIllustration } from './repo'
import { enqueue } from './work-queue'

/** The name whose letters the generator can draw. */
const DRAWN_NAME = 'Sunhop'
const [SMALLEST] = DRAWN_WIDTHS

const underWay = new Map<string, Promise<ServedImage | null>>()

async function stored(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null)
}

/** What is drawn under a path; null where there is no such picture. */
async function specOf(path: string): Promise<IllustrationSpec | null> {
  if (!path.startsWith(SOCIAL_PATH)) return siteImages[path] ?? (await findIllustration(path))
  const spec = await specOf(path.slice(SOCIAL_PATH.length))
  if (!spec) return null
  const { sunX, sunY, poster, ...picture } = spec
  return { ...picture, ratio: 'social', mark: env.SHOP_NAME === DRAWN_NAME ? 'logo' : 'sign' }
}

/** Draws a picture in its turn, what somebody waits for first, unless somebody has meanwhile. */
function draw(path: string, spec: IllustrationSpec, width: DrawnWidth): Promise<Buffer> {
  return enqueue(
    width === SMALLEST || path.startsWith(SOCIAL_PATH),
    async () => (await stored(drawnFile(path, spec, width))) ?? (await drawIllustration(path, spec, width)),
  )
}

export interface ServedImage {
  picture: Buffer
  /** False while a sharper one is being drawn. */
  final: boolean
}

/** The first of these drawings that is there. */
async function firstStored(
  path: string,
  spec: IllustrationSpec,
  widths: readonly DrawnWidth[],
): Promise<Buffer | null> {
  for (const width of widths) {
    const picture = await stored(drawnFile(path, spec, width))
    if (picture) return picture
  }
  return null
}

/**
 * What a picture in a size is made from. A large one takes seconds to draw: until then the sharpest that is
 * there stands in, so that a page never waits for it.
 */
async function originalFor(path: string, spec: IllustrationSpec, width: number): Promise<ServedImage> {
  const enough = drawnWidthsFor(width)
  const known = await firstStored(path, spec, enough)
  if (known) return { picture: known, final: true }
  const [wanted] = enough
  if (wanted === SMALLEST) return { picture: await draw(path, spec, SMALLEST), final: true }
  const drawing = draw(path, spec, wanted)
  // Nobody can ask a previewer to come again
  if (path.startsWith(SOCIAL_PATH)) return { picture: await drawing, final: true }
  drawing.catch((error: unknown) => log.error({ err: error, path }, 'a picture was not drawn'))
  const less = DRAWN_WIDTHS.filter((drawn) => drawn < wanted).toReversed()
  const picture = (await firstStored(path, spec, less)) ?? (await draw(path, spec, SMALLEST))
  return { picture, final: false }
}

/** Wide pictures are for dense screens, which hide more of what is lost. */
function qualityOf({ width, format }: ImageModifiers): number {
  if (format === 'avif') return 55
  return width < 2048 ? 72 : 66
}

async function reduced(path: string, modifiers: ImageModifiers): Promise<ServedImage | null> {
  const media = await reducedMedia(path, modifiers, qualityOf(modifiers))
  if (media) {
    if (!media.known) await storeImage(media.file, media.picture)
    return { picture: media.picture, final: true }
  }
  const spec = await specOf(path)
  if (!spec) return null
  const file = copyFile(path, spec, modifiers)
  const known = await stored(file)
  if (known) return { picture: known, final: true }
  const { width, format } = modifiers
  const original = await originalFor(path, spec, width)
  const picture = await sharp(original.picture)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: qualityOf(modifiers) })
    .toBuffer()
  if (original.final) await storeImage(file, picture)
  return { picture, final: original.final }
}

/** A picture by its path in a size and a format, made at its first request; null where there is none. */
export function readImage(path: string, modifiers: ImageModifiers): Promise<ServedImage | null> {
  const key = `${path} ${modifiers.width} ${modifiers.format}`
  const running = underWay.get(key)
  if (running) return running
  const work = reduced(path, modifiers).finally(() => underWay.delete(key))
  underWay.set(key, work)
  return work
}
