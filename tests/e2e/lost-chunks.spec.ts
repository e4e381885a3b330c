import type { Browser, Page } from '@playwright/test'
import { variant } from './fixtures/languages'
import type { Translate } from './fixtures/messages'
import { expect, test } from './fixtures/shop'
import { nextFrames, ready } from './fixtures/steps'

const CHUNKS = '**/_next/static/chunks/*.js'

/** A separate page, since it logs to its console; `documents` are the documents it requests. */
async function ownPage(browser: Browser, baseURL: string | undefined, userAgent?: string) {
  const context = await browser.newContext({ baseURL, userAgent })
  const page = await context.newPage()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return { context, page, documents }
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  )

/** Waits until a page without its script would have reloaded: it shows its HTML, and then an error screen. */
async function pageSettled(page: Page): Promise<void> {
  // The screen of an error outside of the page has no `main`.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('[G10] a page whose script fails to load is reloaded at the requested URL', async ({
  browser,
  baseURL,
}) => {
  const { context, page, documents } = await ownPage(browser, baseURL)
  await page.goto('/help')
  await ready(page)
  let lost = 0
  await page.route(CHUNKS, (route) => {
    lost += 1
    return route.abort()
  })
  documents.length = 0
  page.on('request', async (request) => {
    // The reloaded document gets its script.
    if (request.isNavigationRequest()) await page.unroute(CHUNKS)
  })
  await page.getByRole('banner').locator('a[href="/cart"]').click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect(lost).toBeGreaterThan(0)
  expect(documents).toEqual(['/cart'])
  await context.close()
})

test('[G10] a script that keeps failing reloads the page once in ten seconds', { tag: '@thorough' }, async ({
  browser,
  baseURL,
}) => {
  const { context, page, documents } = await ownPage(browser, baseURL)
  await page.goto('/help')
  await ready(page)
  // Scripts that load while the page rests are shared, too.
  await page.waitForLoadState('networkidle')
  const known = await scriptsOf(page)
  // Shared chunks still load; those of the cart page fail.
  await page.route(CHUNKS, (route) =>
    known.includes(route.request().url()) ? route.continue() : route.abort(),
  )
  documents.length = 0
  await page.getByRole('banner').locator('a[href="/cart"]').click()
  await expect.poll(() => documents).toEqual(['/cart'])
  await pageSettled(page)
  expect(documents).toEqual(['/cart'])

  // Opened by URL, as in another tab: one more reload, then no further one.
  await page.evaluate(() => sessionStorage.clear())
  documents.length = 0
  await page.goto('/cart', { waitUntil: 'commit' })
  await expect.poll(() => documents).toEqual(['/cart', '/cart'])
  await pageSettled(page)
  expect(documents).toEqual(['/cart', '/cart'])
  await context.close()
})

for (const [who, agent, pages] of [
  ['a person', undefined, 1],
  ['a bot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 0],
] as const)
  test(
    `[E1, E2, G10] when a chunk fails twice, ${who} sees ${pages} error page and it is logged`,
    variant(agent === undefined),
    async ({ browser, baseURL, t }) => {
      const { context, page, documents } = await ownPage(browser, baseURL, agent)
      const logged: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text())
      })
      await page.goto('/cart')
      await ready(page)
      await page.evaluate(() =>
        sessionStorage.setItem('chunk-reloads', JSON.stringify({ '/cart': Date.now() })),
      )
      documents.length = 0
      await page.route(CHUNKS, (route) => route.abort())
      await page
        .getByRole('main')
        .getByRole('link', { name: t('cart.empty.signIn') })
        .click()
      await expect.poll(() => logged.some((line) => /failed to load chunk/i.test(line))).toBe(true)
      await nextFrames(page)
      await expect(page.getByRole('heading', { name: t('ui.error.heading') })).toHaveCount(pages)
      expect(documents).toEqual([])
      await context.close()
    },
  )

for (const [what, path, press] of [
  ['a heart', '/products', (page: Page) => page.locator('[data-act="heart"]:visible').first().click()],
  [
    'a dialog',
    '/cart',
    (page: Page, t: Translate) =>
      page
        .getByRole('main')
        .getByRole('link', { name: t('cart.empty.signIn') })
        .click(),
  ],
] as const)
  test(
    `[G10] ${what} whose script fails to load on a press reloads the page once in ten seconds`,
    variant(what === 'a dialog'),
    async ({ browser, baseURL, t }) => {
      const { context, page, documents } = await ownPage(browser, baseURL)
      await page.goto(path)
      await ready(page)
      // The parts that load without a press are there.
      await page.waitForLoadState('networkidle')
      documents.length = 0
      let lost = 0
      await page.route(CHUNKS, (route) => {
        lost += 1
        return route.abort()
      })
      page.on('request', async (request) => {
        // The reloaded document gets its scripts.
        if (request.isNavigationRequest()) await page.unroute(CHUNKS)
      })
      await press(page, t)
      await expect.poll(() => documents).toEqual([path])
      expect(lost).toBeGreaterThan(0)
      await ready(page)
      await page.waitForLoadState('networkidle')

      const failures: string[] = []
      page.on('pageerror', ({ message }) => failures.push(message))
      page.on('console', (message) => failures.push(message.text()))
      await page.route(CHUNKS, (route) => route.abort())
      await press(page, t)
      await expect.poll(() => failures.some((line) => /failed to load chunk/i.test(line))).toBe(true)
      await nextFrames(page)
      expect(documents).toEqual([path])
      await context.close()
    },
  )

test('[G10] a filter whose script fails to load opens the filtered listing as a document', {
  tag: '@thorough',
}, async ({ browser, baseURL }) => {
  const { context, page, documents } = await ownPage(browser, baseURL)
  await page.setViewportSize({ width: 1280, height: 900 })
  const html = await (await page.request.get('/products')).text()
  // Only the script that reads the filter form fails.
  await page.route(CHUNKS, async (route) => {
    if (html.includes(new URL(route.request().url()).pathname)) return route.continue()
    const response = await route.fetch()
    const script = await response.text()
    const readsForm = script.includes('new FormData') && script.includes('product_categories')
    return readsForm ? route.abort() : route.fulfill({ response })
  })
  await page.goto('/products')
  await ready(page)
  documents.length = 0
  await page.locator('main input[name="product_categories"][value="CATEGORY_018"]:visible').check()
  await expect(page).toHaveURL(/product_categories=CATEGORY_018/)
  expect(documents).toEqual(['/products'])
  // Scripts may still be on their way through the route.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})
