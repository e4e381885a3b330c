import type { Browser } from '@playwright/test'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

const CHUNKS = '**/_next/static/chunks/*.js'

/** A page of its own, since it has something to say in its console; `documents` are the whole pages it asks for. */
async function ownPage(browser: Browser, baseURL: string | undefined, userAgent?: string) {
  const context = await browser.newContext({ baseURL, userAgent })
  const page = await context.newPage()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return { context, page, documents }
}

test('[G10] a page whose script does not come is loaded anew, at the address that was wanted', async ({
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
    // The second whole page finds its script again.
    if (request.isNavigationRequest()) await page.unroute(CHUNKS)
  })
  await page.getByRole('banner').locator('a[href="/cart"]').click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect(lost).toBeGreaterThan(0)
  expect(documents).toEqual(['/cart'])
  await context.close()
})

test('[G10] one that never comes is tried once in ten seconds, then the error is told', async ({
  browser,
  baseURL,
  words,
}) => {
  const { context, page, documents } = await ownPage(browser, baseURL)
  await page.goto('/help')
  await ready(page)
  const known = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  )
  // What every page needs still comes; what the cart alone needs never does.
  await page.route(CHUNKS, (route) =>
    known.includes(route.request().url()) ? route.continue() : route.abort(),
  )
  documents.length = 0
  await page.getByRole('banner').locator('a[href="/cart"]').click()
  await expect(page.getByRole('heading', { level: 1, name: words('ui.error.heading') })).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
  expect(documents.length).toBeLessThanOrEqual(2)
  expect(documents.every((path) => path === '/cart')).toBe(true)
  await context.close()
})

test('[E2] a bot whose page fails is shown no error page', async ({ browser, baseURL, words }) => {
  const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const { context, page } = await ownPage(browser, baseURL, agent)
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.goto('/help')
  await ready(page)
  const known = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  )
  await page.route(CHUNKS, (route) =>
    known.includes(route.request().url()) ? route.continue() : route.abort(),
  )
  await page.goto('/cart')
  await expect.poll(() => logged.some((line) => line.includes('ChunkLoadError'))).toBe(true)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: words('ui.error.heading') })).toHaveCount(0)
  await context.close()
})
