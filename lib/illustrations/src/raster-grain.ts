import sharp from 'sharp'
import { GRAIN_OPACITY, grainFilter } from './grain'

/** Side of the square of noise that is repeated over an image, in pixels. */
const SIDE = 256
const LEVELS = 256

/** The soft light of the W3C's compositing specification; all values from 0 to 1. */
function softLight(backdrop: number, source: number): number {
  if (source <= 0.5) return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
  const limit = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : Math.sqrt(backdrop)
  return backdrop + (2 * source - 1) * (limit - backdrop)
}

/** The results for every level of noise and of the image: `noise * LEVELS + image`. */
const BLENDED = Uint8Array.from({ length: LEVELS * LEVELS }, (_, i) => {
  const noise = Math.floor(i / LEVELS) / (LEVELS - 1)
  const image = (i % LEVELS) / (LEVELS - 1)
  const blended = image + GRAIN_OPACITY * (softLight(image, noise) - image)
  return Math.round(blended * (LEVELS - 1))
})

/** Draws a square of grain, one byte per pixel, at `scale` pixels per unit. */
async function drawGrain(scale: number): Promise<Buffer> {
  const units = SIDE / scale
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}" width="${SIDE}" height="${SIDE}">`,
    `${grainFilter('g', true)}<rect width="${units}" height="${units}" filter="url(#g)"/></svg>`,
  ]
  return sharp(Buffer.from(svg.join('')))
    .extractChannel(0)
    .raw()
    .toBuffer()
}

/**
 * Adds the grain to an image in place. A table takes a fraction of the time of the filter over the whole image,
 * which was almost half of an illustration's.
 * @param pixels rows of RGB bytes
 * @param scale pixels per unit of the drawing
 */
export async function addGrain(pixels: Buffer, width: number, height: number, scale: number): Promise<void> {
  const grain = await drawGrain(scale)
  let at = 0
  for (let y = 0; y < height; y++) {
    const row = (y % SIDE) * SIDE
    for (let x = 0; x < width; x++) {
      const noise = (grain[row + (x % SIDE)] ?? 0) * LEVELS
      for (const end = at + 3; at < end; at++) pixels[at] = BLENDED[noise + (pixels[at] ?? 0)] ?? 0
    }
  }
}
