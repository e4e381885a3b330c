import type { Page } from '@playwright/test'
import { sql } from '../fixtures/database'
import { THOROUGH } from '../setup/thorough'
import { shiftsOf, watchShifts } from './fixtures/layout'
import { expect, test } from './fixtures/member'
import { PUBLIC_PAGES } from './fixtures/pages'
import { buyerPages } from './fixtures/purchases'
import { boatDay, ready } from './fixtures/steps'

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

/** Holds the responses of the API back until they are released; `hold` does it again for another page. */
async function holdResponses(page: Page) {
  let released = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await released.promise
    await route.continue()
  })
  return {
    hold: () => {
      released = Promise.withResolvers<void>()
    },
    release: () => released.resolve(),
  }
}

/** Ends the holds of all orders of a buyer, known by the path of one of them. */
const endHolds = (path: string) =>
  sql(
    `UPDATE orders SET expires_at = now() - interval '1 second'
    WHERE expires_at > now() AND user_id = (SELECT user_id FROM orders WHERE id = $1)`,
    [path.split('/').at(-1)],
  )

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
const SIZES = { phone: PHONE, ...(THOROUGH && { desktop: DESKTOP }) }

for (const [index, [name, viewport]] of Object.entries(SIZES).entries())
  test.describe(`on a slow connection, ${name}`, () => {
    test.use({ viewport })

    test('[S5] late content causes no layout shift at any scroll position', { tag: '@thorough' }, async ({
      page,
      at,
      member: _,
    }) => {
      test.setTimeout(240_000)
      const bought = await buyerPages(page.request, boatDay(82 + 4 * index))
      const pages = {
        ...bought,
        support: PUBLIC_PAGES.support,
      }
      await page.addInitScript(watchShifts)
      const responses = await holdResponses(page)
      for (const [index, title] of LOADED.entries())
        for (const end of THOROUGH ? [false, true] : [index % 2 === 1])
          await test.step(`${title}, ${end ? 'bottom' : 'top'}`, async () => {
            // Above the cart, an order that waits for its payment is more than a line.
            if (title === 'full cart') await endHolds(bought.order)
            responses.hold()
            await page.goto(at(pages[title]))
            await ready(page)
            const busy = page.locator('main [aria-busy=true]').filter({ visible: true })
            await expect(busy.first()).toBeVisible()
            if (end)
              await page.evaluate(() =>
                window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
              )
            responses.release()
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
  const responses = await holdResponses(page)
  await page.goto(at(PUBLIC_PAGES.support))
  await ready(page)
  const busy = page.locator('main [aria-busy=true]').filter({ visible: true })
  await expect(busy.first()).toBeVisible()
  responses.release()
  await expect(busy).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const { sum, moves } = await shiftsOf(page)
  expect(Number(sum), JSON.stringify(moves)).toBe(0)
})

/** Keeps the page as the server sent it, with the script of its head, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

test('[UI] a signed-out visitor sees the empty cart with the first paint', async ({ page, at, t }) => {
  const release = await holdScripts(page)
  await page.goto(at('/cart'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
  await expect(page.getByRole('main').getByText(t('cart.loading'))).toBeHidden()
  release()
  await ready(page)
})

test('[UI] a cart does not look empty before it is loaded', { tag: '@thorough' }, async ({
  page,
  at,
  t,
  member: _,
}) => {
  const release = await holdScripts(page)
  await page.goto(at('/cart'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: t('cart.title') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeHidden()
  release()
  await ready(page)
})

test('[UI] a cart with a saved selection does not look empty before it is read', {
  tag: '@thorough',
}, async ({ page, at, t }) => {
  const release = await holdScripts(page)
  await page.addInitScript(() => sessionStorage.setItem('selection-draft', '{}'))
  await page.goto(at('/cart'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: t('cart.title') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeHidden()
  release()
  await ready(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('[UI] the empty cart leads to sign-in', { tag: '@thorough' }, async ({ page, at, t }) => {
    await page.goto(at('/cart'))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('cart.empty.signIn') })
      .click()
    await expect(page).toHaveURL(/\/sign-in$/)
  })

  test('[S5] a tab has its place before the rest of the bar has arrived', { tag: '@thorough' }, async ({
    page,
    request,
    at,
    t,
  }) => {
    const html = await (await request.get(at('/'))).text()
    const end =
      html.indexOf('</a>', html.indexOf('data-cart', html.indexOf('class="tab-bar'))) + '</a>'.length
    const lefts = async () => {
      await page.goto(at('/'))
      const tabs = page.getByRole('navigation', { name: t('layout.app') }).locator('.tab')
      return tabs.evaluateAll((all) =>
        all.map((tab) => tab.getBoundingClientRect()).flatMap(({ left, width }) => (width > 0 ? [left] : [])),
      )
    }
    const complete = await lefts()
    await page.route(at('/'), (route) =>
      route.fulfill({ body: html.slice(0, end), contentType: 'text/html; charset=utf-8' }),
    )
    const partial = await lefts()
    expect(partial).toHaveLength(3)
    expect(partial).toEqual(complete.slice(0, 3))
  })
})
