import type { Locator, Page } from '@playwright/test'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { formatDate } from '@/lib/i18n/format'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

const PHONE = { width: 390, height: 844 }

/** A filter value, whatever its count. */
const filter = (scope: Page | Locator, name: string) =>
  scope.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const countOf = async (box: Locator) =>
  Number(await box.locator('xpath=ancestor::label').locator('small').textContent())

test.use({ viewport: { width: 1280, height: 900 } })

test('[R4] the count of every filter value matches its results', { tag: '@thorough' }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await page.goto('/products?destination=bangkok')
  await ready(page)
  const tours = filter(page, 'Tours & Experiences')
  const count = await countOf(tours)
  expect(count).toBeGreaterThan(0)
  await tours.check()
  await expect(page).toHaveURL(/\?product_categories=CATEGORY_018&destination=bangkok$/)
  await expect(page.getByText(t('listing.countIn', { count, place: 'Bangkok' })).first()).toBeVisible()
  const none = page.getByRole('checkbox', { disabled: true }).first()
  expect(await countOf(none)).toBe(0)
  await expect(
    page.getByLabel(t('listing.destination')).getByRole('option', { name: /^Bangkok \(\d+\)$/ }),
  ).toHaveCount(1)
  await expectAccessible()
})

test('[R4] the price slider has a histogram', { tag: '@thorough' }, async ({ page, t }) => {
  await page.goto('/products')
  await ready(page)
  await page.getByRole('textbox', { name: t('listing.price.from'), exact: true }).scrollIntoViewIfNeeded()
  const highest = page.getByRole('slider', { name: t('listing.price.highest') })
  await highest.focus()
  await highest.press('ArrowLeft')
  await expect(page).toHaveURL(/\?price_max=\d+&price_currency=THB$/)
  const maxPrice = Number(new URL(page.url()).searchParams.get('price_max'))
  await expect(page.getByRole('textbox', { name: t('listing.price.to'), exact: true })).toHaveValue(
    String(maxPrice),
  )
})

test('[R4] filters by availability on the selected dates', async ({ page, t }) => {
  await page.goto('/products?destination=bangkok')
  await ready(page)
  const today = todayIn('UTC')
  const [from, to] = [addDays(today, 3), addDays(today, 4)]
  const picker = page.getByRole('combobox', { name: t('listing.dates.label') })
  await picker.click()
  const panel = page.getByRole('dialog', { name: t('listing.dates.label') })
  for (const date of [from, to])
    await panel
      .getByRole('button', { name: formatDate(date, 'en', 'long') })
      .or(panel.locator(`[data-day="${date}"] button`))
      .first()
      .click()
  await panel.getByRole('button', { name: t('ui.datePicker.done') }).click()
  await expect(page).toHaveURL(new RegExp(`\\?destination=bangkok&from=${from}&to=${to}$`))
  const chip = t('listing.dates.between', {
    from: formatDate(from, 'en', 'short'),
    to: formatDate(to, 'en', 'short'),
  })
  await page.getByRole('link', { name: t('listing.remove', { filter: chip }) }).click()
  await expect(page).toHaveURL(/\?destination=bangkok$/)
})

test('[R4] [G6] Back restores the filters and the scroll position', async ({ page, t }) => {
  await page.goto('/products?q=bangkok')
  await ready(page)
  await filter(page, t('listing.features.free_cancellation')).check()
  await expect(page).toHaveURL(/&free_cancellation=1$/)
  const last = page.locator('main .product-card:visible').last()
  await last.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(200)
  await last.click()
  await expect(page).toHaveURL(/\/products\/[\w-]+$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/&free_cancellation=1$/)
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), left)).toBeLessThan(40)
  await page.goBack()
  await expect(page).toHaveURL(/\?q=bangkok$/)
  await expect(filter(page, t('listing.features.free_cancellation'))).not.toBeChecked()
  await page.goForward()
  await expect(filter(page, t('listing.features.free_cancellation'))).toBeChecked()
})

test('[R4] an empty result suggests filters to remove and popular destinations', {
  tag: '@thorough',
}, async ({ page, t }) => {
  await page.goto('/products?q=zzzzqqq&destination=bangkok')
  await ready(page)
  await expect(
    page.getByRole('heading', { name: t('listing.empty.titleText', { text: 'zzzzqqq' }) }),
  ).toBeVisible()
  await page.getByRole('link', { name: /^“zzzzqqq”: \d+ without it$/ }).click()
  await expect(page).toHaveURL(/\/products\?destination=bangkok$/)
})

test('[R4] on a phone the sheet updates its count', { tag: '@thorough' }, async ({ page, t }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/products?q=bangkok')
  await ready(page)
  await page.getByRole('button', { name: t('listing.filters.destination') }).click()
  const sheet = page.getByRole('dialog', { name: t('listing.filters.title') })
  const tours = filter(sheet, 'Tours & Experiences')
  const count = await countOf(tours)
  await tours.check()
  const show = sheet.getByRole('button', {
    name: t('listing.filters.showCount', { count }),
    exact: true,
  })
  await show.click()
  await expect(page).toHaveURL(/\?q=bangkok&product_categories=CATEGORY_018$/)
  await expect(page.getByText(t('listing.count', { count })).first()).toBeVisible()
})

test('[E10] the loading bar is visible while a filter of the listing loads', async ({ page, t }) => {
  await page.goto('/products?destination=bangkok')
  await ready(page)
  const response = Promise.withResolvers<void>()
  await page.route(/\/products\?.*CATEGORY_018/, async (route) => {
    await response.promise
    await route.continue()
  })
  const bar = page.getByRole('progressbar', { name: t('ui.loading') })
  await expect(bar).toHaveCount(0)
  await filter(page, 'Tours & Experiences').check()
  await expect(bar).toBeVisible()
  await expect(bar).toHaveCSS('background-color', 'rgb(154, 169, 176)')
  response.resolve()
  await expect(page).toHaveURL(/CATEGORY_018/)
  await expect(bar).toHaveCount(0)
})
