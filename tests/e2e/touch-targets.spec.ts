import type { Page } from '@playwright/test'
import { SEEN } from '@/stores/local-list'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/shop'
import { BOAT, ready } from './fixtures/steps'
import { smallTargets } from './fixtures/targets'

/** Checks the touch targets of the open sheet, then closes it. */
async function expectSheet(page: Page, what: string, within = '[role=dialog]'): Promise<void> {
  const sheet = page.locator(within)
  await expect(sheet).toBeVisible()
  await expect(sheet.locator('a[href], button').first()).toBeVisible()
  await sheet.evaluate((part) => Promise.all(part.getAnimations().map(({ finished }) => finished)))
  expect.soft(await smallTargets(page, within), what).toEqual([])
  // Popovers within the sheet are closed first.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden({ timeout: 1_000 })
  }).toPass()
}

for (const language of walkedIn('th'))
  test.describe(`sheets in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('[UI] the sheets of the bars and of the listing have 44 px touch targets', {
      tag: '@thorough',
    }, async ({ page, at, t }) => {
      await page.goto(at('/products'))
      await ready(page)
      await page.getByRole('button', { name: t('layout.client.explore') }).tap()
      await page.getByRole('dialog').locator('summary').first().tap()
      await expectSheet(page, 'menus')
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('layout.search') })
        .tap()
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await page.getByRole('dialog').getByRole('combobox').fill('bangkok')
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
      await expectSheet(page, 'search')
      await page.getByRole('contentinfo').getByRole('button', { name: /THB/ }).tap()
      await expectSheet(page, 'language, currency and theme')
      await page.getByRole('button', { name: t('listing.filters.title'), exact: true }).tap()
      await expectSheet(page, 'filters')
    })

    test('[UI] the row of recently viewed products has 44 px touch targets', { tag: '@thorough' }, async ({
      page,
      at,
      t,
    }) => {
      await page.goto(at(`/products/${BOAT}`))
      // The row may hydrate after the page is ready.
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), SEEN)).toContain(BOAT)
      await page.goto(at('/'))
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: t('recentlyViewed.clear') })).toBeVisible()
      expect(await smallTargets(page)).toEqual([])
    })

    test('[UI] the share menu and sign-in have 44 px touch targets', { tag: '@thorough' }, async ({
      page,
      at,
      t,
    }) => {
      await page.goto(at(`/products/${BOAT}`))
      await ready(page)
      await page.getByRole('button', { name: t('share.button') }).tap()
      await expect(page.getByRole('button', { name: t('share.copy') })).toBeVisible()
      await expectSheet(page, 'sharing', '.pop:popover-open')
      await page.goto(at('/cart'))
      await ready(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: t('cart.empty.signIn') })
        .tap()
      await expectSheet(page, 'signing in')
    })
  })
