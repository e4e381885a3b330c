import type { Page } from '@playwright/test'
import type { FulfilmentMethod } from '@/lib/domain/booking-details'
import { addDays, todayIn } from '@/lib/domain/local-date'
import type { Locale } from '@/lib/domain/locale'
import { formatDate, formatMoney } from '@/lib/i18n/format'
import { THOROUGH } from '../setup/thorough'
import { expect, test } from './fixtures/member'
import { textAroundPrice } from './fixtures/messages'
import { ready } from './fixtures/steps'

const day = (later: number) => addDays(todayIn('Asia/Bangkok'), later)

type Width = 390 | 1280

/** Runs a journey at one width; `TEST_THOROUGH=1` also runs it at the other width, in another language. */
const journey = (walked: Width, languages: Record<Width, Locale>, tests: (locale: Locale) => void) => {
  for (const width of THOROUGH ? ([390, 1280] as const) : [walked])
    test.describe(`${languages[width]} at ${width}`, () => {
      test.use({ language: languages[width], viewport: { width, height: 900 } })
      tests(languages[width])
    })
}

/** The buy button of the order summary, or of the bar on a phone. */
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first()

journey(1280, { 390: 'en', 1280: 'th' }, (locale) => {
  const stay = (rooms: number) => textAroundPrice(locale, 'product.stay.total', { nights: 3, rooms })

  test('[C4] a stay shows its total from the card to the cart', { tag: '@thorough' }, async ({
    page,
    t,
    at,
    expectAccessible,
    member: _,
  }) => {
    const [from, to] = [day(40), day(43)]
    await page.goto(at(`/products?product_categories=CATEGORY_201&from=${from}&to=${to}`))
    await ready(page)
    const card = page.getByRole('main').locator('.product-card').first()
    await expect(card).toContainText(stay(1))
    const price = (await card.locator('.price').first().textContent()) ?? ''
    await card.click()
    await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}&option=`))
    await ready(page)
    const wanted = new URL(page.url()).searchParams.get('option')
    await expect(page.locator('input[name=option]:checked')).toHaveValue(wanted ?? '')
    const option = page.locator('label').filter({ has: page.locator(`input[value="${wanted}"]`) })
    await expect(option.locator('.price').first()).toHaveText(price)
    await expect(option).toContainText(stay(1))
    await page.locator('#booking-units').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: t('booking.rooms.add') }).click()
    await expect(option).toContainText(stay(2))
    const total = (await option.locator('.price').first().textContent()) ?? ''
    await button(page, t('booking.add')).click()
    await expect(page.getByText(t('booking.added')).first()).toBeVisible()
    await page.goto(at('/cart'))
    await expect(page.getByRole('main').getByText(total, { exact: true }).first()).toBeVisible()
    await expectAccessible()
  })
})

journey(390, { 390: 'th', 1280: 'zh-cn' }, () => {
  test('[C4, B3] a router is collected within opening hours and shows its deposit beside the price', {
    tag: '@thorough',
  }, async ({ page, t, at, product, expectAccessible, member: _ }) => {
    const [from, to] = [day(40), day(43)]
    const router = await product('japan-pocket-wifi')
    const deposit = router.options[0]?.extras.find((extra) => extra.deposit)
    if (!deposit) throw new Error('the router has no deposit')
    await page.goto(at('/products/japan-pocket-wifi'))
    await ready(page)
    await expect(
      page
        .getByText(t('deposit.plus', { amount: formatMoney(deposit.price) }))
        .or(page.getByText(t('deposit.title'), { exact: true }))
        .locator('visible=true')
        .first(),
    ).toBeVisible()
    await page.goto(at(`/products/japan-pocket-wifi?from=${from}&to=${to}`))
    await ready(page)
    await page.locator('#booking-details').scrollIntoViewIfNeeded()
    const fulfilment = (way: FulfilmentMethod) => page.locator(`input[name=fulfilment][value=${way}]`)
    await fulfilment('delivery').check()
    const delivery = page.getByLabel(t('booking.fulfilmentStep.date'), { exact: true })
    await expect(delivery.locator('option').nth(1)).toHaveAttribute('value', /^20/)
    await expect(delivery.locator('option').last()).toHaveAttribute('value', from)
    await fulfilment('pickup').check()
    const time = page.getByLabel(t('booking.fulfilmentStep.time'), { exact: true })
    await expect(time.locator('option').nth(1)).toHaveText('06:00')
    await expect(time.locator('option').last()).toHaveText('23:00')
    await time.selectOption('08:30')
    await button(page, t('booking.add')).click()
    await expect(page.getByText(t('booking.added')).first()).toBeVisible()
    await page.goto(at('/cart'))
    const main = page.getByRole('main')
    const point = router.options[0]?.handover?.points[0]?.name ?? ''
    await expect(
      main.getByText(t('bookingDetails.pickupFrom', { time: '08:30', point }), { exact: true }),
    ).toBeVisible()
    await expect(
      main
        .getByText(t('deposit.plus', { amount: formatMoney(deposit.price) }))
        .locator('visible=true')
        .first(),
    ).toBeVisible()
    await expectAccessible()
  })
})

journey(390, { 390: 'zh-cn', 1280: 'en' }, (locale) => {
  test('[C4, B5] a tour asks for the pickup place and shows the pickup time', { tag: '@thorough' }, async ({
    page,
    t,
    at,
    expectAccessible,
    member: _,
  }) => {
    const date = day(40)
    await page.goto(at(`/products/doi-inthanon-day-trip?from=${date}`))
    await ready(page)
    await expect(page.getByText(t('booking.party.shared')).first()).toBeVisible()
    await page.locator('#booking-date').scrollIntoViewIfNeeded()
    const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button')
    await expect(chosen).toHaveAccessibleName(new RegExp(`${formatDate(date, locale)}.*฿[\\d,]+`))
    await expectAccessible()
    await page.locator('#booking-time').scrollIntoViewIfNeeded()
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: '07:30' }) })
      .click()
    await page.getByRole('radio', { name: t('booking.pickup.hotel') }).check()
    await page.getByLabel(t('booking.pickup.zone'), { exact: true }).selectOption('nimman')
    await page.getByLabel(t('booking.pickup.place'), { exact: true }).fill('Teak House 5')
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: t('booking.pickup.between', { from: '07:00', to: '07:30' }) }),
    ).toBeVisible()
    await button(page, t('booking.add')).click()
    await expect(page.getByText(t('booking.added')).first()).toBeVisible()
    await page.goto(at('/cart'))
    const main = page.getByRole('main')
    await expect(main.getByText(/Teak House 5/)).toBeVisible()
    await expect(
      main.getByText(t('bookingDetails.readyBetween', { from: '07:00', to: '07:30' })),
    ).toBeVisible()
    await expect(main.getByText(formatDate(date, locale, 'day')).first()).toBeVisible()
    await expectAccessible()
  })
})
