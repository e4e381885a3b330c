import { access } from 'node:fs/promises'
import type { IllustrationSpec } from '@sunhop/illustrations'
import { ApiError } from '@/lib/contract/error'
import { env } from '@/lib/env'
import { drawIllustration } from '@/lib/images/draw'
import { type ImageModifiers, SOCIAL_PATH } from '@/lib/images/modifiers'
import { siteImages } from '@/lib/images/site-images'
import { copyFile, DRAWN_WIDTHS, type DrawnWidth, drawnFile, drawnWidthsFor } from '@/lib/images/storage'
import { log } from '@/lib/server/http/log'
import { render } from '@/lib/server/rendering/render'
import { copyDrawing } from './copy'
import { reducedMedia } from './media'
import { findIllustration, isCover } from './repo'
import { readStored, storeForLater } from './stored'
import { copying, laterDrawing, makeOnce, urgentDrawing } from './work-queue'

/** The only shop name that the generator can draw. */
const DRAWN_NAME = 'Sunhop'
const [SMALLEST] = DRAWN_WIDTHS

/** An illustration and the network of the request for it. */
interface Wanted {
  path: string
  spec: IllustrationSpec
  network: string
}

/** What a copy is made of. It is loaded in its turn, so that a queue of copies holds no images. */
interface Source {
  load(): Promise<Buffer | null>
  /** False while a sharper drawing is being made. */
  final: boolean
}

const siteImage = (path: string) => (Object.hasOwn(siteImages, path) ? siteImages[path] : undefined)

/** Returns the illustration of a path; null if there is none. */
async function specOf(path: string): Promise<IllustrationSpec | null> {
  const isSocial = path.startsWith(SOCIAL_PATH)
  const shown = isSocial ? path.slice(SOCIAL_PATH.length) : path
  const spec = siteImage(shown) ?? (await findIllustration(shown))
  if (!spec || !isSocial) return spec
  const { sunX, sunY, poster, ...image } = spec
  return { ...image, ratio: 'social', mark: env.SHOP_NAME === DRAWN_NAME ? 'logo' : 'sign' }
}

/** Whether a path may have an image: a social preview is made of a cover or an image of the shop. */
async function isLinked(path: string): Promise<boolean> {
  if (!path.startsWith(SOCIAL_PATH)) return true
  const shown = path.slice(SOCIAL_PATH.length)
  return siteImage(shown) !== undefined || isCover(shown)
}

/** Queues the drawing of an illustration; skipped if another process has drawn it in the meantime. */
function draw({ path, spec, network }: Wanted, width: DrawnWidth): Promise<Buffer> {
  const file = drawnFile(path, spec, width)
  const isAwaited = width === SMALLEST || path.startsWith(SOCIAL_PATH)
  const make = async () => {
    const stored = await readStored(file)
    if (stored) return stored
    const image = await render('drawing', drawIllustration, spec, width)
    await storeForLater(file, image)
    return image
  }
  return makeOnce(isAwaited ? urgentDrawing : laterDrawing, file, network, make)
}

export interface ServedImage {
  bytes: Buffer
  /** False while a sharper version is being rendered. */
  final: boolean
}

/** Returns how to load the first of these drawings that is stored. */
async function firstStored(
  { path, spec }: Wanted,
  widths: readonly DrawnWidth[],
): Promise<Source['load'] | null> {
  for (const width of widths) {
    const file = drawnFile(path, spec, width)
    const isStored = await access(file).then(
      () => true,
      () => false,
    )
    if (isStored) return () => readStored(file)
  }
  return null
}

async function drawn(wanted: Wanted, width: DrawnWidth): Promise<Source['load']> {
  const image = await draw(wanted, width)
  return async () => image
}

/**
 * Returns the source for an image size. Rendering a large one takes seconds: until then the sharpest
 * available one is used, so that no page waits for it.
 * @throws ApiError BUSY
 */
async function sourceFor(wanted: Wanted, width: number): Promise<Source> {
  const enough = drawnWidthsFor(width)
  const known = await firstStored(wanted, enough)
  if (known) return { load: known, final: true }
  const [wide] = enough
  // Social previewers do not request the image again
  if (wide === SMALLEST || wanted.path.startsWith(SOCIAL_PATH))
    return { load: await drawn(wanted, wide), final: true }
  draw(wanted, wide).catch((error: unknown) => {
    // The next request for it tries again.
    if (error instanceof ApiError && error.code === 'BUSY') return
    log.error({ err: error, path: wanted.path }, 'illustration rendering failed')
  })
  const less = DRAWN_WIDTHS.filter((candidate) => candidate < wide).toReversed()
  return { load: (await firstStored(wanted, less)) ?? (await drawn(wanted, SMALLEST)), final: false }
}

/** Copies a drawing in a size and format. @throws ApiError BUSY, also if the drawing was removed meanwhile */
async function copy({ load, final }: Source, file: string, modifiers: ImageModifiers): Promise<Buffer> {
  const original = await load()
  if (!original) throw new ApiError('BUSY')
  const image = await render('copy', copyDrawing, original, modifiers)
  if (final) await storeForLater(file, image)
  return image
}

/**
 * Returns an image in a size and format, rendered on first request; null if there is none.
 * @param network of the request; networks take turns
 * @throws ApiError BUSY if too many images are being made
 */
export async function readImage(
  path: string,
  modifiers: ImageModifiers,
  network: string,
): Promise<ServedImage | null> {
  if (!(await isLinked(path))) return null
  const media = await reducedMedia(path, modifiers, network)
  if (media) return { bytes: media, final: true }
  const spec = await specOf(path)
  if (!spec) return null
  const file = copyFile(path, spec, modifiers)
  const known = await readStored(file)
  if (known) return { bytes: known, final: true }
  const source = await sourceFor({ path, spec, network }, modifiers.width)
  const name = source.final ? file : `${file} of a smaller drawing`
  const image = await makeOnce(copying, name, network, () => copy(source, file, modifiers))
  return { bytes: image, final: source.final }
}
