import { join, relative } from 'node:path'
import type { IllustrationSpec } from '@sunhop/illustrations'
import { rasterize } from '@sunhop/illustrations/raster'
import sharp from 'sharp'
import { storeImage } from '@/lib/images/draw'
import { siteImages } from '@/lib/images/site-images'
import { DRAWN_WIDTHS, type DrawnWidth, drawnFile, IMAGES_DIR } from '@/lib/images/storage'
import { readIllustrations } from '../catalog-illustrations'
import { step } from '../output'

/** Width in px at which a sketch is drawn, before it is enlarged. */
const SKETCH_WIDTH = 120
const [CARD] = DRAWN_WIDTHS

interface Sketch {
  path: string
  spec: IllustrationSpec
  widths: readonly DrawnWidth[]
}

/** The shop's own images, which may be as wide as the window, the destinations' and the products' covers. */
async function firstImages(databaseUrl: string): Promise<Sketch[]> {
  const own = Object.entries(siteImages).map(([path, spec]): Sketch => ({ path, spec, widths: DRAWN_WIDTHS }))
  const catalog = await readIllustrations(databaseUrl)
  const covers = catalog.filter(({ first }) => first)
  return [...own, ...covers.map(({ path, spec }): Sketch => ({ path, spec, widths: [CARD] }))]
}

/**
 * Stores sketches as the drawings of the images that a first page view shows. Browser tests need images of the right size
 * and shape, and a sketch has a 64th of the pixels of the smallest drawing.
 * @param dataDir `DATA_DIR` of the shop that serves them; it has no other shop, whose visitors would see sketches
 */
export async function sketchImages(databaseUrl: string, dataDir: string): Promise<void> {
  await step('Sketching the images', async () => {
    for (const { path, spec, widths } of await firstImages(databaseUrl)) {
      const sketch = await rasterize(spec, { width: SKETCH_WIDTH, format: 'png' })
      for (const width of widths) {
        const file = join(dataDir, 'pictures', relative(IMAGES_DIR, drawnFile(path, spec, width)))
        await storeImage(file, await sharp(sketch).resize(width).webp({ effort: 0 }).toBuffer())
      }
    }
  })
}
