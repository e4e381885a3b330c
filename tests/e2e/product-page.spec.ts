import type { Page } from '@playwright/test'
import { MAX_SEEN } from '@/components/recently-viewed/max-seen'
import { SEEN } from '@/stores/local-list'
import { openAccount, signInAs } from './fixtures/accounts'
import { expect, test } from './fixtures/shop'
import { BOAT, ready } from './fixtures/steps'

/** Of the products with the most steps and facts. */
const MANY_PARTS = 'dubai-dunes-evening'
const OTHER = 'bangkok-riverside-hotel'

async function openProduct(page: Page, path: string) {
  await page.goto(path)
  await ready(page)
}

/** The favourite button of the page's own product, the first on the page. */
const heartOf = (page: Page) => page.locator('[data-act="heart"]:visible').first()

test('favourites stay on the device, move into the account at sign-in and are removed at sign-out', async ({
  page,
  context,
  request,
  t,
  at,
  expectAccessible,
}) => {
  await openProduct(page, at(`/products/${BOAT}`))
  const heart = heartOf(page)
  await heart.focus()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(t('favourites.savedOnDevice'))).toBeVisible()
  await page.reload()
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')

  await signInAs(context, await openAccount(request))
  await page.goto(at('/profile/favourites'))
  await ready(page)
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/products/${BOAT}"]`) })
  await expect(card).toBeVisible()
  await expectAccessible()
  const saved = await page.request.get('/api/favourites')
  expect(await saved.json()).toMatchObject({ data: { product_ids: [BOAT] } })

  await page.route('**/api/favourites/*', (route) =>
    route.fulfill({
      status: 429,
      json: { result: false, success: false, code: 'RATE_LIMITED', message: 'Too many hearts' },
    }),
  )
  await card.getByRole('button').click()
  await expect(page.getByText('Too many hearts')).toBeVisible()
  await expect(card).toBeVisible()
  await page.unroute('**/api/favourites/*')
  await card.getByRole('button').click()
  await expect(page.getByRole('heading', { name: t('favourites.empty') })).toBeVisible()
})

test('recently viewed products show at the end of the next page and can be cleared', {
  tag: '@thorough',
}, async ({ page, t, at }) => {
  await openProduct(page, at(`/products/${BOAT}`))
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: t('recentlyViewed.title') })).toHaveCount(0)
  await openProduct(page, at(`/products/${OTHER}`))
  await page.locator('footer').scrollIntoViewIfNeeded()
  const recentlyViewed = page.getByRole('region', { name: t('recentlyViewed.title') })
  await expect(recentlyViewed.getByRole('listitem')).toHaveCount(1)
  await expect(recentlyViewed.locator(`a[href$="/products/${BOAT}"]`)).toBeVisible()
  await recentlyViewed.getByRole('button', { name: t('recentlyViewed.clear') }).click()
  await expect(recentlyViewed).toHaveCount(0)
})

test('[UI] a page with many viewed products has few elements, and scrolling their row shows all', async ({
  page,
  request,
  t,
  at,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const response = await request.get('/api/catalog/products?limit=13')
  const { data } = (await response.json()) as { data: { items: Array<{ id: string }> } }
  const viewed = data.items.map(({ id }) => id).filter((id) => id !== MANY_PARTS)
  await page.addInitScript(({ key, ids }) => localStorage.setItem(key, JSON.stringify(ids)), {
    key: SEEN,
    ids: viewed.slice(0, MAX_SEEN),
  })
  await openProduct(page, at(`/products/${MANY_PARTS}`))
  await page.locator('footer').scrollIntoViewIfNeeded()
  const row = page.getByRole('region', { name: t('recentlyViewed.title') })
  await expect(row.getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => document.querySelectorAll('body *').length)).toBeLessThanOrEqual(1000)
  await row.getByRole('list').evaluate((list) => list.scrollBy(100, 0))
  await expect(row.getByRole('listitem')).toHaveCount(MAX_SEEN)
})

test('sharing uses the native dialog where available, or else a menu that copies the canonical URL', {
  tag: '@thorough',
}, async ({ page, context, t, at }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  })
  await openProduct(page, `${at(`/products/${BOAT}`)}?utm_source=elsewhere`)
  const share = page.getByRole('button', { name: t('share.button') })
  await share.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t('share.copy') }).click()
  await expect(page.getByText(t('share.copied'))).toBeVisible()
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)

  await page.evaluate(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => void shared.push(data),
    })
  })
  await share.click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: object[] }).shared))
    .toMatchObject([{ url: canonical }])
  await expect(page.getByRole('button', { name: t('share.copy') })).toBeHidden()
})

test('similar products exclude the product and are unique, so that images can morph', {
  tag: '@thorough',
}, async ({ page, at }) => {
  await openProduct(page, at(`/products/${BOAT}`))
  const links = page.locator('section[aria-labelledby=similar-title] .product-card')
  const addresses = await links.evaluateAll((cards) => cards.map((card) => card.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(1)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.some((address) => address?.endsWith(`/${BOAT}`))).toBe(false)
})

test('[R14] a pre-sales question opens the form with the product filled in', { tag: '@thorough' }, async ({
  page,
  t,
  at,
  product,
}) => {
  await openProduct(page, at(`/products/${BOAT}`))
  await page.getByRole('link', { name: t('askQuestion.action') }).click()
  await expect(page.getByText(t('pages.support.form.product'))).toBeVisible()
  await expect(page.locator('b:visible', { hasText: (await product(BOAT)).name })).toBeVisible()
  await page.getByRole('button', { name: t('pages.support.form.productOut') }).click()
  await expect(page.getByText(t('pages.support.form.product'))).toBeHidden()
})
