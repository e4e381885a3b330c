import type { PictureSpec } from '@/lib/art'
import { sitePictures } from '@/lib/images/site-pictures'
import { DRAWN_QUALITY, type DrawnWidth, drawnName, PICTURES_DIR } from '@/lib/images/storage'
import { areas, products } from '@/lib/server/db/seed/catalogue'
import { areaPictures, productPictures } from '@/lib/server/db/seed/pictures'
import { type NamedPictureSpec, renderPictures } from './pictures'
import { counter, step } from './report'

function named(path: string, spec: PictureSpec, width: DrawnWidth): NamedPictureSpec {
  return { ...spec, name: drawnName(path, width), width, quality: DRAWN_QUALITY }
}

const LARGE = new Set(['site/hero-home', 'site/hero-home-night'])

/** The pictures of every first page view: the shop's own, the areas' posters and the products' covers. */
function firstPictures(): NamedPictureSpec[] {
  const site = Object.entries(sitePictures).map(([path, spec]) =>
    named(path, spec, LARGE.has(path) ? 1536 : 768),
  )
  const covers = [
    ...areas.flatMap(areaPictures),
    ...products.flatMap((product) => productPictures(product).slice(0, 1)),
  ]
  return [...site, ...covers.map(({ path, illustration }) => named(path, illustration, 768))]
}

/** The other views of the products, which can be drawn while the shop is open. */
export function furtherPictures(): NamedPictureSpec[] {
  const views = products.flatMap((product) => productPictures(product).slice(1))
  return views.map(({ path, illustration }) => named(path, illustration, 768))
}

/** Draws what a first visitor sees; pictures that are there already stay. */
export async function drawFirstPictures(): Promise<void> {
  await step('Drawing the pictures', async () => {
    const report = counter('Pictures')
    await renderPictures(firstPictures(), PICTURES_DIR, {
      onProgress: ({ done, total }) => report(done, total),
    })
  })
}
