import type { Page } from '@playwright/test'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { expect, test } from './fixtures/shop'
import { BOAT, BOAT_TIME, checkOut, decide, placesLeft, ready, signedIn } from './fixtures/steps'
import type { Words } from './fixtures/words'

const DAY = addDays(todayIn('Asia/Bangkok'), 30)

/** Puts two adults and a child on the boat through the API and opens the checkout. */
async function openCheckout(page: Page, address: (path: string) => string, date: string): Promise<void> {
  const response = await page.request.post('/api/pd4/carts', {
    data: {
      product_id: BOAT,
      option_id: `${BOAT}.shared`,
      date,
      time: BOAT_TIME,
      quantities: { ADULT: 2, CHILD: 1 },
    },
  })
  const { data } = (await response.json()) as { data: { item: { id: string } } }
  await page.goto(address(`/checkout?items=${data.item.id}`))
  await ready(page)
}

async function payFromOrder(page: Page, words: Words, key: string): Promise<void> {
  await page.locator(`input[type=radio][value=${key}]`).check()
  await page
    .getByRole('region', { name: words('orders.pay.title'), exact: true })
    .getByRole('button')
    .last()
    .click()
}

test.describe('a payment that is not made', () => {
  let page: Page

  test.beforeEach(async ({ browser, request, baseURL }) => {
    const context = await signedIn(browser, request, baseURL ?? '')
    page = await context.newPage()
  })
  test.afterEach(() => page.context().close())

  test('[B5, B6] declined: the order stays pending and can be paid again', async ({ request, words, at }) => {
    const date = DAY
    const before = await placesLeft(request, date)
    await openCheckout(page, at, date)
    await checkOut(page, words)
    await decide(page, words, 'decline')
    await expect(page.getByText(words('orders.outcome.not_paid.failed'))).toBeVisible()
    await expect(page.getByText(words('ui.status.pending')).first()).toBeVisible()
    expect(await placesLeft(request, date), 'the places stay held').toBe(before - 3)

    await payFromOrder(page, words, 'ktc_alipay')
    await decide(page, words, 'approve')
    await expect(page.getByText(words('ui.status.confirmed')).first()).toBeVisible()
    expect(await placesLeft(request, date)).toBe(before - 3)
  })

  test('[B5] abandoned: the order waits, and its page leads on to paying', async ({ request, words, at }) => {
    const date = addDays(DAY, 1)
    const before = await placesLeft(request, date)
    await openCheckout(page, at, date)
    await checkOut(page, words)
    await expect(page).toHaveURL(/\/sandbox\/pay\//)

    // Somebody who closes the bank's page finds the order later.
    await page.goto(at('/profile/orders'))
    await expect(page.getByText(words('ui.status.pending')).first()).toBeVisible()
    await page.getByRole('main').locator('a[href*="/profile/orders/"]').first().click()
    await expect(
      page.getByRole('heading', { level: 1, name: words('orders.headline.pending.title') }),
    ).toBeVisible()
    await payFromOrder(page, words, 'two_c2p')
    await decide(page, words, 'approve')
    await expect(page.getByText(words('ui.status.confirmed')).first()).toBeVisible()
    expect(await placesLeft(request, date)).toBe(before - 3)
  })

  test('cancelled at the bank: nothing is paid, and the order can still be', async ({ words, at }) => {
    await openCheckout(page, at, addDays(DAY, 2))
    await checkOut(page, words)
    await decide(page, words, 'cancel')
    await expect(page.getByText(words('orders.outcome.not_paid.cancelled'))).toBeVisible()
    await expect(page.getByRole('region', { name: words('orders.pay.title'), exact: true })).toBeVisible()
  })

  test('[B4] the seven ways to pay have the labels of the specification, the two QR codes told apart', async ({
    words,
    at,
  }) => {
    await openCheckout(page, at, addDays(DAY, 3))
    const options = page.getByRole('group', { name: words('checkout.payment.title') }).getByRole('radio')
    await expect(options).toHaveCount(7)
    const labels = [
      'Credit Card',
      'Credit Card (KTC)',
      'Alipay',
      'Pay Later',
      'QR Code Payment',
      'QR Code Payment',
      '2C2P',
    ]
    for (const [index, label] of labels.entries())
      await expect(options.nth(index)).toHaveAccessibleName(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`))
    const cards = page.getByRole('group', { name: words('checkout.payment.title') }).locator('label')
    const [cash, credit] = await Promise.all([4, 5].map((index) => cards.nth(index).textContent()))
    expect(cash).not.toBe(credit)
  })
})
