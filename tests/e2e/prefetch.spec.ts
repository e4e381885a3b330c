import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/shop'
import { nextFrames, ready } from './fixtures/steps'

test.use({ viewport: { width: 390, height: 844 } })

/** Limit in bytes for the pages that a page at rest has fetched in advance, as sent. */
const MAX_BYTES = 80 * 1024

/** Twice the time after which a page at rest prefetches, from its start. */
const LATE_MS = 5_000

/** Records requests of the router for pages: their paths, and their size as sent. */
async function watchPages(page: Page) {
  const paths = new Map<string, string>()
  const sent = { pages: [] as string[], bytes: 0 }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (Object.keys(request.headers).some((name) => name.toLowerCase() === 'rsc'))
      paths.set(requestId, new URL(request.url).pathname)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId)
    if (path === undefined) return
    sent.pages.push(path)
    sent.bytes += encodedDataLength
  })
  return sent
}

test('[G7] a listing prefetches two products, in 80 KB, and a tap opens one without asking again', async ({
  page,
  at,
}) => {
  const sent = await watchPages(page)
  await page.goto(at('/products'))
  await ready(page)
  // Two pages, and the tree of each before it.
  await expect.poll(() => sent.pages.length).toBe(4)
  expect(sent.bytes).toBeLessThan(MAX_BYTES)
  const [first = ''] = sent.pages
  expect(first).toMatch(/\/products\/[^/]+$/)
  sent.pages = []
  await page.locator(`main a.product-card[href="${first}"]`).click()
  await page.waitForURL((url) => url.pathname === first)
  await expect(page.locator('main h1').filter({ visible: true })).toBeVisible()
  await nextFrames(page)
  expect(sent.pages.filter((path) => path === first)).toEqual([])
})

test('[G7] home prefetches the pages of its tiles before they are scrolled to, in 80 KB', {
  tag: '@thorough',
}, async ({ page, at }) => {
  const sent = await watchPages(page)
  await page.goto(at('/'))
  await ready(page)
  await expect
    .poll(() => sent.pages.filter((path) => path.includes('/categories/')).length)
    .toBeGreaterThan(2)
  await page.waitForFunction((late) => performance.now() > late, LATE_MS)
  expect(sent.bytes).toBeLessThan(MAX_BYTES)
})

test('[UI] a link to another page is prefetched when it is focused', { tag: '@thorough' }, async ({
  page,
  at,
}) => {
  const sent = await watchPages(page)
  await page.goto(at('/help'))
  await ready(page)
  const link = page.locator('footer a[data-link]').first()
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await link.focus()
  await expect.poll(() => sent.pages).toContain(path)
})

test('[UI] a visitor who saves data prefetches nothing', { tag: '@thorough' }, async ({ page, at }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const sent = await watchPages(page)
  await page.goto(at('/products'))
  await ready(page)
  await page.locator('main a.product-card').first().hover()
  // Long after the screen is at rest.
  await page.waitForFunction((late) => performance.now() > late, LATE_MS)
  expect(sent.pages).toEqual([])
})
