import sharp from 'sharp'
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
export async function copyMedia(
  image: Uint8Array,
  modifiers: ImageModifiers,
  social: boolean,
): Promise<Buffer> {
  const upright = sharp(image).autoOrient()
  const sized = social
    ? upright.resize({ ...SOCIAL_SIZE, fit: 'cover', position: 'attention' })
    : upright.resize({ width: modifiers.width, withoutEnlargement: true })
  return sized.toFormat(modifiers.format, { quality: qualityOf(modifiers) }).toBuffer()
}
