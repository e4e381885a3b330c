import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/shop'
import { BOAT, ready } from './fixtures/steps'

test.use({ viewport: { width: 390, height: 844 } })

/** A browser without the CloseWatcher API. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(window, 'CloseWatcher', { value: undefined })),
)

/** Navigates to a page from another one and waits until its scripts are ready. */
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

test('Back closes the filters before it leaves the page', { tag: '@thorough' }, async ({ page, t }) => {
  await arrive(page, '/products')
  await page.getByRole('button', { name: t('listing.filters.title'), exact: true }).click()
  await expectBackTwice(page, page.getByRole('dialog'), '/products')
})

test('Back closes the lightbox before it leaves the page', { tag: '@thorough' }, async ({ page, t }) => {
  await arrive(page, `/products/${BOAT}`)
  const gallery = page.getByRole('region', { name: t('gallery.label') })
  await gallery.getByRole('button').last().click()
  await expectBackTwice(page, page.locator('.lightbox'), BOAT)
})

test('Back closes the booking steps before it leaves the page', { tag: '@thorough' }, async ({ page, t }) => {
  await arrive(page, `/products/${BOAT}`)
  await page
    .locator('[data-bottom-bar]')
    .getByRole('button', { name: t('booking.missing.date') })
    .click()
  await expectBackTwice(page, page.getByRole('dialog'), BOAT)
})

test('Back closes the search before it leaves the page', { tag: '@thorough' }, async ({ page, t }) => {
  await arrive(page, '/products')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('layout.search') })
    .click()
  await expectBackTwice(page, page.getByRole('dialog'), '/products')
})

test('Back closes the sign-in dialog before it leaves the page', { tag: '@thorough' }, async ({
  page,
  t,
}) => {
  await arrive(page, '/cart')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.empty.signIn') })
    .click()
  await expectBackTwice(page, page.getByRole('dialog'), '/cart')
})

test('closing a sheet by hand leaves no empty history entry', { tag: '@thorough' }, async ({ page, t }) => {
  await arrive(page, '/products')
  await page.getByRole('button', { name: t('listing.filters.title'), exact: true }).click()
  await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBeUndefined()
  await page.goBack()
  await page.waitForURL(/\/about$/)
})

test('a page opened from a sheet replaces its history entry', { tag: '@thorough' }, async ({ page, t }) => {
  await arrive(page, '/products')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('layout.search') })
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
