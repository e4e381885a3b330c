import type { Page } from '@playwright/test'
import { openAccount, signInAs } from './fixtures/accounts'
import { expect, test } from './fixtures/member'
import { boatDay, ready } from './fixtures/steps'

/** Records the API calls of a page, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/auth') || pathname.startsWith('/api/pd4')) calls.push(pathname + search)
  })
  return calls
}

test('[S1] signed in: loads the profile, then the cart; signed out: no call and an empty cart', async ({
  page,
  context,
  t,
  boatInCart,
}) => {
  await boatInCart(boatDay(112))
  const calls = callsOf(page)
  const cart = (count: number) =>
    page.getByRole('banner').getByRole('link', { name: t('layout.client.cartCount', { count }) })
  await page.goto('/help')
  await ready(page)
  await expect(cart(1)).toBeVisible()
  const startUp = ['/api/auth/profile', '/api/pd4/carts?page=1&limit=5']
  expect(calls).toEqual(startUp)

  // The cart page waits for the profile as well, and shows the page that start-up fetches.
  for (const path of ['/cart', '/th/cart']) {
    calls.length = 0
    await page.goto(path)
    await ready(page)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect.poll(() => calls).toEqual(startUp)
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual(startUp)
  }

  await context.clearCookies({ name: /^(access-token|signed-in)$/ })
  calls.length = 0
  await page.goto('/help')
  await ready(page)
  await expect(cart(0)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('[A6] a session unknown to the server ends without a redirect', { tag: '@thorough' }, async ({
  page,
  context,
  t,
  boatInCart,
}) => {
  await boatInCart(boatDay(113))
  await page.route('**/api/auth/profile', (route) =>
    route.fulfill({ json: { result: true, success: true, data: { user: null } } }),
  )
  await page.goto('/help')
  await ready(page)
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('access-token')
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('layout.client.cartCount', { count: 0 }) }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/help$/)
})

test('[E4] a cart that fails to load at start-up is only logged', { tag: '@thorough' }, async ({
  browser,
  request,
  baseURL,
  t,
}) => {
  // A separate context, since this page logs to its console.
  const context = await browser.newContext({ baseURL })
  await signInAs(context, await openAccount(request))
  const page = await context.newPage()
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.route('**/api/pd4/carts?*', (route) =>
    route.fulfill({ status: 500, json: { result: false, code: 'INTERNAL', message: 'no cart today' } }),
  )
  await page.goto('/help')
  await ready(page)
  await expect.poll(() => logged.some((line) => line.startsWith('Start-up'))).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-signed-in')
  await expect(page.getByRole('heading', { level: 1, name: t('pages.help.title') })).toBeVisible()
  await expect(page.getByRole('region', { name: t('ui.notifications') }).getByRole('listitem')).toHaveCount(0)
  await expect(page.getByText('no cart today')).toHaveCount(0)
  await context.close()
})

test('[E4] the cart page only logs a cart that fails to load, and loads it on request', {
  tag: '@thorough',
}, async ({ browser, request, baseURL, t }) => {
  const context = await browser.newContext({ baseURL })
  await signInAs(context, await openAccount(request))
  const page = await context.newPage()
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  const list = (url: URL) => url.pathname === '/api/pd4/carts' && url.searchParams.get('limit') !== '1'
  await page.route(list, (route) =>
    route.fulfill({ status: 500, json: { result: false, code: 'INTERNAL', message: 'no cart today' } }),
  )
  await page.goto('/cart')
  await ready(page)
  const again = page.getByRole('main').getByRole('button', { name: t('ui.error.again') })
  await expect(again).toBeVisible()
  expect(logged.some((line) => line.startsWith('Cart'))).toBe(true)
  for (const message of ['no cart today', t('ui.error.unloaded'), t('errors.INTERNAL')])
    await expect(page.getByText(message)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  // The page and start-up each ask for the cart.
  await page.waitForLoadState('networkidle')
  await page.unroute(list)
  await again.click()
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
  await context.close()
})

test('[G7] prefetches a link only when it enters the viewport', { tag: '@thorough' }, async ({ page }) => {
  const ahead: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.searchParams.has('_rsc') || request.headers()['next-router-prefetch']) ahead.push(url.pathname)
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products')
  await ready(page)
  await page.waitForLoadState('networkidle')
  const last = page.locator('main .product-card:visible').last()
  const address = new URL((await last.getAttribute('href')) ?? '', page.url()).pathname
  expect(ahead).not.toContain(address)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => ahead).toContain(address)
  expect(new URL(page.url()).pathname).toBe('/products')
})
