import { readFile } from 'node:fs/promises'
import type { IllustrationSpec } from '@sunhop/illustrations'
import sharp from 'sharp'
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

/** The only shop name that the generator can draw. */
const DRAWN_NAME = 'Sunhop'
const [SMALLEST] = DRAWN_WIDTHS

const inFlight = new Map<string, Promise<ServedImage | null>>()

async function stored(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null)
}

/** Returns the illustration of a path; null if there is none. */
async function specOf(path: string): Promise<IllustrationSpec | null> {
  if (!path.startsWith(SOCIAL_PATH)) return siteImages[path] ?? (await findIllustration(path))
  const spec = await specOf(path.slice(SOCIAL_PATH.length))
  if (!spec) return null
  const { sunX, sunY, poster, ...picture } = spec
  return { ...picture, ratio: 'social', mark: env.SHOP_NAME === DRAWN_NAME ? 'logo' : 'sign' }
}

/**
 * Queues the rendering of an illustration, urgent ones first; skipped if another request has rendered it in
 * the meantime.
 */
function draw(path: string, spec: IllustrationSpec, width: DrawnWidth): Promise<Buffer> {
  return enqueue(
    width === SMALLEST || path.startsWith(SOCIAL_PATH),
    async () => (await stored(drawnFile(path, spec, width))) ?? (await drawIllustration(path, spec, width)),
  )
}

export interface ServedImage {
  picture: Buffer
  /** False while a sharper version is being rendered. */
  final: boolean
}

/** Returns the first of these renderings that is stored. */
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
 * Returns the source for an image size. Rendering a large one takes seconds: until then the sharpest
 * available one is used, so that no page waits for it.
 */
async function originalFor(path: string, spec: IllustrationSpec, width: number): Promise<ServedImage> {
  const enough = drawnWidthsFor(width)
  const known = await firstStored(path, spec, enough)
  if (known) return { picture: known, final: true }
  const [wanted] = enough
  if (wanted === SMALLEST) return { picture: await draw(path, spec, SMALLEST), final: true }
  const drawing = draw(path, spec, wanted)
  // Social previewers cannot be told to request the image again
  if (path.startsWith(SOCIAL_PATH)) return { picture: await drawing, final: true }
  drawing.catch((error: unknown) => log.error({ err: error, path }, 'illustration rendering failed'))
  const less = DRAWN_WIDTHS.filter((drawn) => drawn < wanted).toReversed()
  const picture = (await firstStored(path, spec, less)) ?? (await draw(path, spec, SMALLEST))
  return { picture, final: false }
}

/** Large images are for high-density screens, which hide compression artefacts better. */
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

/** Returns an image in a size and format, rendered on first request; null if there is none. */
export function readImage(path: string, modifiers: ImageModifiers): Promise<ServedImage | null> {
  const key = `${path} ${modifiers.width} ${modifiers.format}`
  const running = inFlight.get(key)
  if (running) return running
  const work = reduced(path, modifiers).finally(() => inFlight.delete(key))
  inFlight.set(key, work)
  return work
}
