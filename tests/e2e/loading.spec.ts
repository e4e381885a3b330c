import type { Page } from '@playwright/test'
import { shiftsOf, watchShifts } from './fixtures/layout'
import { expect, test } from './fixtures/member'
import { PUBLIC_PAGES } from './fixtures/pages'
import { buyerPages } from './fixtures/purchases'
import { boatDay, ready } from './fixtures/steps'

/** Response time on a slow connection, in ms. */
const SLOW = 1200
const LOADED = [
  'settings',
  'orders',
  'order',
  'code to scan',
  'favourites',
  'full cart',
  'full checkout',
  'support',
] as const

async function slowAnswers(page: Page) {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW))
    await route.continue()
  })
}

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
const SIZES = { phone: PHONE, ...(process.env.TEST_THOROUGH === '1' && { desktop: DESKTOP }) }

for (const [index, [name, viewport]] of Object.entries(SIZES).entries())
  test.describe(`on a slow connection, ${name}`, () => {
    test.use({ viewport })

    test('[S5] late content causes no layout shift at any scroll position', async ({
      page,
      at,
      member: _,
    }) => {
      test.setTimeout(240_000)
      const pages = {
        ...(await buyerPages(page.request, boatDay(82 + 3 * index))),
        support: PUBLIC_PAGES.support,
      }
      await page.addInitScript(watchShifts)
      await slowAnswers(page)
      for (const title of LOADED)
        for (const end of [false, true])
          await test.step(`${title}, ${end ? 'bottom' : 'top'}`, async () => {
            await page.goto(at(pages[title]))
            await ready(page)
            const busy = page.locator('main [aria-busy=true]').filter({ visible: true })
            await expect(busy.first()).toBeVisible()
            if (end)
              await page.evaluate(() =>
                window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
              )
            await expect(busy).toHaveCount(0)
            // Requests that start on scroll may still finish.
            await page.waitForLoadState('networkidle')
            const { sum, moves } = await shiftsOf(page)
            // At the bottom, one more line of text moves the footer by itself.
            expect.soft(Number(sum), JSON.stringify(moves)).toBeLessThanOrEqual(end ? 0.01 : 0)
          })
    })
  })

test('[S5] the support page has no layout shift for a user without orders', async ({
  page,
  at,
  member: _,
}) => {
  await page.addInitScript(watchShifts)
  await slowAnswers(page)
  await page.goto(at(PUBLIC_PAGES.support))
  await ready(page)
  const busy = page.locator('main [aria-busy=true]').filter({ visible: true })
  await expect(busy.first()).toBeVisible()
  await expect(busy).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const { sum, moves } = await shiftsOf(page)
  expect(Number(sum), JSON.stringify(moves)).toBe(0)
})
