import { variant } from './fixtures/languages'
import { PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

const SCRIPTS = /\/_next\/static\/chunks\/[^?]+\.js/

for (const name of ['home', 'listing', 'product'] as const)
  test(
    `[UI] the scripts of a page are requested after its first paint and its image: ${name}`,
    variant(name === 'home'),
    async ({ page, at }) => {
      await page.goto(at(PUBLIC_PAGES[name]))
      await ready(page)
      const times = await page.evaluate(() => {
        const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const scripts = resources.filter((entry) => entry.name.endsWith('.js'))
        return {
          paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
          // None in a browser without images.
          image: resources.find((entry) => entry.name === image)?.responseEnd ?? 0,
          firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
        }
      })
      expect(times.firstScript).toBeGreaterThan(times.paint ?? Number.POSITIVE_INFINITY)
      expect(times.firstScript).toBeGreaterThan(times.image)
    },
  )

test('[UI] a press starts the scripts, although the image has not come', async ({ page, at }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const count = () => requested.filter((url) => SCRIPTS.test(url)).length
  await page.clock.install()
  // Neither frames nor timers start them.
  await page.clock.pauseAt(Date.now() + 60_000)
  // Never answered.
  await page.route('**/img/**', () => undefined)
  await page.goto(at(PUBLIC_PAGES.home), { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(count()).toBe(0)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(count).toBeGreaterThan(3)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
