import { isDrawn } from '@/lib/images/draw'
import { siteImages } from '@/lib/images/site-images'
import { type CatalogIllustration, readIllustrations } from './catalog-illustrations'
import { drawAll } from './draw-pool'
import type { DrawJob } from './draw-worker'

const CARD = 960
const HERO = 2560

/** The shop's own images, the destinations' posters and the products' covers: what a first page view shows. */
function firstImages(catalog: readonly CatalogIllustration[]): DrawJob[] {
  return [
    ...Object.entries(siteImages).map(([path, spec]): DrawJob => ({ path, spec, width: CARD })),
    ...catalog.filter(({ first }) => first).map(({ path, spec }): DrawJob => ({ path, spec, width: CARD })),
  ]
}

/** The heroes at screen width, then the remaining images of the products. */
function remainingImages(catalog: readonly CatalogIllustration[]): DrawJob[] {
  const heroes = Object.entries(siteImages)
    .filter(([path]) => path.startsWith('site/hero-'))
    .map(([path, spec]): DrawJob => ({ path, spec, width: HERO }))
  const views = catalog.filter(({ first }) => !first)
  return [...heroes, ...views.map(({ path, spec }): DrawJob => ({ path, spec, width: CARD }))]
}

async function missing(jobs: readonly DrawJob[]): Promise<DrawJob[]> {
  const drawn = await Promise.all(jobs.map(({ path, spec, width }) => isDrawn(path, spec, width)))
  return jobs.filter((_, i) => !drawn[i])
}

/**
 * Draws the images on one thread while the shop is running: covers, heroes, then the rest. An image that is
 * requested earlier is drawn by the request.
 */
export async function drawInBackground(databaseUrl: string): Promise<void> {
  const catalog = await readIllustrations(databaseUrl)
  await drawAll(await missing([...firstImages(catalog), ...remainingImages(catalog)]), 1)
}
