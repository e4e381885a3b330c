import type { Page } from '@playwright/test'
import { inLocale } from '@/lib/domain/locale'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

const PHONE = { width: 390, height: 844 }

/** Ids of the eSIMs whose plans are shown. */
const shownPlans = (page: Page) =>
  page
    .locator('.plan-groups > section:visible')
    .evaluateAll((sections) => sections.map(({ id }) => id).filter(Boolean))

test.describe('the eSIM shop', () => {
  test('[R12] finds a country in three scripts and shows its plans', { tag: '@thorough' }, async ({
    page,
    t,
  }) => {
    await page.goto('/esim')
    await ready(page)
    const field = page.getByRole('searchbox', { name: t('esim.search.label') })
    for (const typed of ['thai', 'ไทย', '泰国']) {
      await field.fill(typed)
      await expect(page.locator('.place-found').getByRole('link')).toHaveText(/^Thailand/)
    }
    await field.fill('atlantis')
    await expect(page.locator('.place-found')).toContainText(t('esim.search.none', { text: 'atlantis' }))
    await field.fill('jap')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/esim#jp$/)
    await expect(
      page.getByRole('heading', { name: t('esim.plans.chosen', { place: 'Japan' }) }),
    ).toBeInViewport()
    expect(await shownPlans(page)).toEqual(['esim-japan', 'esim-asia'])
    await page.goBack()
    await expect(page).toHaveURL(/\/esim$/)
    expect(await shownPlans(page)).toEqual(['esim-thailand'])
  })

  test('[R12] a plan links to its product with the plan selected', { tag: '@thorough' }, async ({
    page,
    t,
  }) => {
    await page.goto('/esim#jp')
    await ready(page)
    const plan = t('esim.plans.choice', { plan: '20 GB, 30 days', name: 'eSIM for Japan' })
    await page.getByRole('link', { name: plan }).click()
    await expect(page).toHaveURL(/\/products\/esim-japan\?option=esim-japan\.30-days-20gb$/)
    await ready(page)
    await expect(page.getByRole('radio', { name: /20 GB, 30 days/ })).toBeChecked()
  })

  test('[R12] the device check finds a device family by model', async ({ page, t }) => {
    await page.goto('/esim')
    await ready(page)
    const field = page.getByRole('searchbox', { name: t('esim.devices.search') })
    await field.fill('s23')
    await expect(page.locator('.device-list > li')).toHaveCount(1)
    await expect(page.locator('.device-list > li')).toContainText('Samsung Galaxy')
    await field.fill('a brick')
    await expect(page.getByText(t('esim.devices.none'))).toBeVisible()
  })

  test('[R12] without JavaScript a country links to its plans', { tag: '@thorough' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/th/esim')
    await page.locator('#places a[href="#fr"]').click()
    expect(await shownPlans(page)).toEqual(['esim-europe'])
    await context.close()
  })
})

test.describe('the listing', () => {
  test('[R4] filters combine in the URL and keep the focus', async ({ page, t }) => {
    await page.goto('/products')
    await ready(page)
    await page.getByRole('checkbox', { name: /^Tours & Experiences/ }).check()
    await expect(page).toHaveURL(/\?product_categories=CATEGORY_018$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tours & Experiences')
    await page.getByRole('checkbox', { name: /^Boat trips/ }).check()
    await expect(page).toHaveURL(/\?product_categories=CATEGORY_019$/)
    await expect(page.getByRole('checkbox', { name: /^Boat trips/ })).toBeFocused()
    const maxPrice = page.getByRole('textbox', { name: t('listing.price.to') })
    await maxPrice.fill('2000')
    await maxPrice.press('Enter')
    await expect(page).toHaveURL(/price_max=2000&price_currency=THB$/)
    await page.getByRole('link', { name: t('listing.remove', { filter: 'Boat trips' }) }).click()
    await expect(page).toHaveURL(/\?price_max=2000&price_currency=THB$/)
    await page.goBack()
    await expect(page.getByRole('checkbox', { name: /^Boat trips/ })).toBeChecked()
  })

  test('[R4] an empty result offers the filters to remove, one tap each', async ({ page, t }) => {
    await page.goto('/products?product_categories=CATEGORY_078&destination=cusco')
    await ready(page)
    await expect(page.getByRole('heading', { name: t('listing.empty.title') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Cusco:/ })
      .click()
    await expect(page).toHaveURL(/\?product_categories=CATEGORY_078$/)
    await expect(page.locator('.product-card:visible').first()).toBeVisible()
  })

  test('[R4] on a phone filters combine in a sheet that shows the result count', {
    tag: '@thorough',
  }, async ({ page, t }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/products?product_categories=CATEGORY_018')
    await ready(page)
    await page.getByRole('button', { name: t('listing.filters.count', { count: 1 }) }).click()
    const sheet = page.getByRole('dialog', { name: t('listing.filters.title') })
    await sheet.getByRole('checkbox', { name: t('listing.features.free_cancellation') }).check()
    await sheet.getByRole('checkbox', { name: t('listing.durations.short') }).check()
    const show = sheet.getByRole('button', { name: /^Show \d+$/ })
    await expect(show).not.toHaveText(t('listing.filters.showCount', { count: 20 }))
    const count = /\d+/.exec((await show.textContent()) ?? '')?.[0]
    await show.click()
    await expect(page).toHaveURL(/duration=short&free_cancellation=1$/)
    await expect(sheet).toBeHidden()
    await expect(page.getByText(t('listing.count', { count: Number(count) })).first()).toBeVisible()
  })
})

test.describe('destinations', () => {
  test('[R7] shows the local time and links to products, plans and nearby destinations', {
    tag: '@thorough',
  }, async ({ page, t }) => {
    await page.goto('/destination/kyoto')
    await ready(page)
    await expect(page.getByText(/^Now \d\d:\d\d there, /)).toBeVisible()
    await expect(page.getByRole('heading', { name: t('destination.arrive') })).toBeVisible()
    await page.getByRole('link', { name: t('destination.esim.all') }).click()
    await expect(page).toHaveURL(/\/esim#jp$/)
    await expect.poll(() => shownPlans(page)).toEqual(['esim-japan', 'esim-asia'])
  })

  test('[R6] [R7] the breadcrumbs of a product include its destination and category', {
    tag: '@thorough',
  }, async ({ page, t }) => {
    await page.goto('/products/nijo-castle-entry')
    const trail = page.getByRole('navigation', { name: t('ui.breadcrumbs') })
    await expect(trail.getByRole('link', { name: 'Kyoto' })).toHaveAttribute('href', '/destination/kyoto')
    await expect(trail.getByRole('link', { name: /^Palaces/ })).toHaveAttribute(
      'href',
      '/categories/palaces-temples-monuments',
    )
  })
})

test('[C4] the country names of a plan match the server HTML, whatever the browser calls them', {
  tag: '@thorough',
}, async ({ page, at, language }) => {
  const html = await (await page.request.get(at('/products/esim-asia'))).text()
  const named = inLocale({ en: 'Hong Kong', th: 'ฮ่องกง', 'zh-cn': '香港' }, language)
  expect(html).toContain(named)
  // A hydration mismatch would be logged to the console, which must stay empty.
  await page.goto(at('/products/esim-asia'))
  await ready(page)
  await expect(page.getByText(named).first()).toBeVisible()
})
