import { availableParallelism } from 'node:os'
import { isDrawn } from '@/lib/images/draw'
import { siteImages } from '@/lib/images/site-images'
import { areas, products } from '@/lib/server/db/seed/catalog'
import { areaPictures, productPictures } from '@/lib/server/db/seed/images'
import { drawAll } from './draw-pool'
import type { DrawJob } from './draw-worker'
import { counter, step } from './output'

const CARD = 960
const HERO = 2560

/**
 * The shop's own images, the destinations' posters and the products' covers: what a first page view shows.
 */
function firstImages(): DrawJob[] {
  const site = Object.entries(siteImages).map(([path, spec]): DrawJob => ({ path, spec, width: CARD }))
  const rows = [
    ...products.filter(({ recommended }) => recommended !== undefined),
    ...products.filter(({ recommended }) => recommended === undefined),
  ].flatMap((product) => productPictures(product).slice(0, 1))
  const catalog = [...areas.flatMap(areaPictures), ...rows]
  return [
    ...site,
    ...catalog.map(({ path, illustration }): DrawJob => ({ path, spec: illustration, width: CARD })),
  ]
}

/** The heroes at screen width, then the remaining images of the products. */
function remainingImages(): DrawJob[] {
  const heroes = Object.entries(siteImages)
    .filter(([path]) => path.startsWith('site/hero-'))
    .map(([path, spec]): DrawJob => ({ path, spec, width: HERO }))
  const views = products.flatMap((product) => productPictures(product).slice(1))
  return [
    ...heroes,
    ...views.map(({ path, illustration }): DrawJob => ({ path, spec: illustration, width: CARD })),
  ]
}

async function missing(jobs: readonly DrawJob[]): Promise<DrawJob[]> {
  const drawn = await Promise.all(jobs.map(({ path, spec, width }) => isDrawn(path, spec, width)))
  return jobs.filter((_, i) => !drawn[i])
}

/** Draws the images of a first page view, except those that exist already. */
export async function drawFirstImages(): Promise<void> {
  await step('Drawing the images', async () => {
    const jobs = await missing(firstImages())
    const report = counter('Images')
    await drawAll(jobs, availableParallelism(), (done) => report(done, jobs.length))
  })
}

/**
 * Draws the images on one thread while the shop is running: covers, heroes, then the rest. An image that is
 * requested earlier is drawn by the request.
 */
export async function drawInBackground(): Promise<void> {
  await drawAll(await missing([...firstImages(), ...remainingImages()]), 1)
}
