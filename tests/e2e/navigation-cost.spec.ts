import { layoutCost } from './fixtures/layout-trace'
import { expect, test } from './fixtures/shop'
import { nextFrames, ready } from './fixtures/steps'

test.use({ viewport: { width: 390, height: 844 } })

const steps = {
  'listing to product': { from: '/products', link: 'main a[href*="/products/"]', to: /\/products\/[^/?]+$/ },
  'home to listing': { from: '/', link: 'main a[href="/products"]', to: /\/products$/ },
}

for (const [name, { from, link, to }] of Object.entries(steps))
  test(`[UI] a navigation forces one layout at most, and calculates no style repeatedly: ${name}`, async ({
    page,
    at,
  }) => {
    await page.goto(at(from))
    await ready(page)
    // The router's own work after the start, such as prefetching, is no part of the navigation.
    await page.waitForLoadState('networkidle')
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    const title = await page.title()
    const cost = await layoutCost(page, async () => {
      await page.locator(link).first().click()
      await page.waitForURL(to)
      await page.waitForFunction((before) => document.title !== before, title)
      await nextFrames(page)
    })
    expect(cost.forcedLayouts).toBeLessThanOrEqual(1)
    expect(cost.forcedStyles).toBeLessThanOrEqual(1)
    expect(cost.styledElements).toBeLessThan(1.5 * elements)
  })
