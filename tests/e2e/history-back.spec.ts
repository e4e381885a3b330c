import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/shop'
import { BOAT, ready } from './fixtures/steps'

test.use({ viewport: { width: 390, height: 844 } })

/** A browser that cannot tell a page of its Back button. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(window, 'CloseWatcher', { value: undefined })),
)

/** Comes to a page from another, as visitors do, and knows when its scripts listen. */
async function arrive(page: Page, path: string) {
  await page.goto('/about')
  await page.goto(path)
  await ready(page)
}

async function expectBackTwice(page: Page, sheet: ReturnType<Page['locator']>, path: string) {
  await expect(sheet).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBe(true)
  await page.goBack()
  await expect(sheet).toBeHidden()
  expect(new URL(page.url()).pathname).toContain(path)
  await page.goBack()
  await page.waitForURL(/\/about$/)
}

test('Back closes the filters, and only then leaves', async ({ page, words }) => {
  await arrive(page, '/products')
  await page.getByRole('button', { name: words('listing.filters.title'), exact: true }).click()
  await expectBackTwice(page, page.getByRole('dialog'), '/products')
})

test('Back closes the pictures in full, and only then leaves', async ({ page, words }) => {
  await arrive(page, `/products/${BOAT}`)
  const gallery = page.getByRole('region', { name: words('gallery.label') })
  await gallery.getByRole('button').last().click()
  await expectBackTwice(page, page.locator('.lightbox'), BOAT)
})

test('Back closes the steps of a booking, and only then leaves', async ({ page, words }) => {
  await arrive(page, `/products/${BOAT}`)
  await page
    .locator('[data-bottom-bar]')
    .getByRole('button', { name: words('booking.missing.date') })
    .click()
  await expectBackTwice(page, page.getByRole('dialog'), BOAT)
})

test('Back closes the search, and only then leaves', async ({ page, words }) => {
  await arrive(page, '/products')
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('layout.search') })
    .click()
  await expectBackTwice(page, page.getByRole('dialog'), '/products')
})

test('Back closes signing in, and only then leaves', async ({ page, words }) => {
  await arrive(page, '/cart')
  await page
    .getByRole('main')
    .getByRole('button', { name: words('cart.empty.signIn') })
    .click()
  await expectBackTwice(page, page.getByRole('dialog'), '/cart')
})

test('a sheet that is closed by hand leaves no Back that does nothing', async ({ page, words }) => {
  await arrive(page, '/products')
  await page.getByRole('button', { name: words('listing.filters.title'), exact: true }).click()
  await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBeUndefined()
  await page.goBack()
  await page.waitForURL(/\/about$/)
})

test('a page that is opened from a sheet takes the place of its entry', async ({ page, words }) => {
  await arrive(page, '/products')
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('layout.search') })
    .click()
  await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBe(true)
  await page.getByRole('dialog').getByRole('combobox').fill('bangkok')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?q=bangkok$/)
  await page.goBack()
  await page.waitForURL((url) => url.pathname.endsWith('/products') && url.search === '')
  await page.goBack()
  await page.waitForURL(/\/about$/)
})
