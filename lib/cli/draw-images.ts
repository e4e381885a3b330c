import { availableParallelism } from 'node:os'
import { isDrawn } from '@/lib/images/draw'
import { siteImages } from '@/lib/images/site-images'
import { areas, products } from '@/lib/server/db/seed/catalogue'
import { areaPictures, productPictures } from '@/lib/server/db/seed/images'
import { drawAll } from './draw-pool'
import type { DrawJob } from './draw-worker'
import { counter, step } from './output'

const CARD = 960
const HERO = 2560

/** The shop's own pictures, the areas' posters and the products' covers: what a first page view shows. */
function covers(): DrawJob[] {
  const site = Object.entries(siteImages).map(([path, spec]): DrawJob => ({ path, spec, width: CARD }))
  const rows = [
    ...products.filter(({ recommended }) => recommended !== undefined),
    ...products.filter(({ recommended }) => recommended === undefined),
  ].flatMap((product) => productPictures(product).slice(0, 1))
  const catalogue = [...areas.flatMap(areaPictures), ...rows]
  return [
    ...site,
    ...catalogue.map(({ path, illustration }): DrawJob => ({ path, spec: illustration, width: CARD })),
  ]
}

/** The heroes as wide as screens are, then the other pictures of the products. */
function further(): DrawJob[] {
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

/** Draws what a first visitor sees; pictures that are there already stay. */
export async function drawFirstImages(): Promise<void> {
  await step('Drawing the pictures', async () => {
    const jobs = await missing(covers())
    const report = counter('Pictures')
    await drawAll(jobs, availableParallelism(), (done) => report(done, jobs.length))
  })
}

/**
 * Draws the pictures while the shop is open, on one thread: covers, heroes, then everything else. Whoever
 * asks for one before its turn gets it drawn by the shop itself.
 */
export async function drawInBackground(): Promise<void> {
  await drawAll(await missing([...covers(), ...further()]), 1)
}
