import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const FOLDER = fileURLToPath(new URL('./pictures/', import.meta.url))

/**
 * Runs after all browser tests. Reduces new reference images to a palette of 64 colors, which makes them a third as
 * large; the difference is far below the threshold of the comparison.
 */
export default async function compressPictures(): Promise<void> {
  if (process.env.TEST_PICTURES !== 'update') return
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.png'))) {
    const image = sharp(readFileSync(FOLDER + name))
    if ((await image.metadata()).isPalette) continue
    writeFileSync(
      FOLDER + name,
      await image.png({ palette: true, colors: 64, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer(),
    )
  }
}
