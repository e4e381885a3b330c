import sharp from 'sharp'
import type { Focus } from '@/lib/domain/photo'
import type { ImageModifiers } from '@/lib/images/modifiers'

// Each image then has one thread of the pool, and one core.
sharp.concurrency(1)

const SOCIAL_SIZE = { width: 1200, height: 630 }

/** Large images are for high-density screens, which hide compression artefacts better. */
function qualityOf({ width }: ImageModifiers): number {
  return width < 2048 ? 72 : 66
}

/** Returns a drawing in a size and format. */
export async function copyDrawing(drawing: Uint8Array, modifiers: ImageModifiers): Promise<Buffer> {
  const { width, format } = modifiers
  return sharp(drawing)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: qualityOf(modifiers) })
    .toBuffer()
}

/** Returns an imported image in a size and format, upright and without camera metadata. */
export async function copyMedia(image: Uint8Array, modifiers: ImageModifiers): Promise<Buffer> {
  return sharp(image)
    .autoOrient()
    .resize({ width: modifiers.width, withoutEnlargement: true })
    .toFormat(modifiers.format, { quality: qualityOf(modifiers) })
    .toBuffer()
}

/** Returns where a crop starts, so that the focal point stays in the same place of it, as in CSS. */
const cropStart = (whole: number, part: number, focus: number) => Math.round((whole - part) * focus)

/**
 * Returns the social preview of an imported image: cropped around its focal point, or else around what draws the eye.
 */
export async function copySocial(
  image: Uint8Array,
  modifiers: ImageModifiers,
  focus: Focus | null,
): Promise<Buffer> {
  const options = { quality: qualityOf(modifiers) }
  if (!focus)
    return sharp(image)
      .autoOrient()
      .resize({ ...SOCIAL_SIZE, fit: 'cover', position: 'attention' })
      .toFormat(modifiers.format, options)
      .toBuffer()
  const { data, info } = await sharp(image)
    .autoOrient()
    .resize({ ...SOCIAL_SIZE, fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const left = cropStart(width, SOCIAL_SIZE.width, focus.x)
  const top = cropStart(height, SOCIAL_SIZE.height, focus.y)
  return sharp(data, { raw: { width, height, channels } })
    .extract({ left, top, ...SOCIAL_SIZE })
    .toFormat(modifiers.format, options)
    .toBuffer()
}
