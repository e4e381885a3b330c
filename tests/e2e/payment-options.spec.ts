import type { Page } from '@playwright/test'
import { PAYMENT_KEYS, type PaymentKey } from '@/lib/contract/orders'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { expect, test } from './fixtures/shop'
import { BOAT, BOAT_TIME, checkOut, decide, ready, signedIn } from './fixtures/steps'
import { pattern, type Words } from './fixtures/words'

const DAY = addDays(todayIn('Asia/Bangkok'), 40)
const TEST_CARD = '4535017710535741'

async function openCheckout(page: Page, at: (path: string) => string, day: number): Promise<void> {
  const response = await page.request.post('/api/pd4/carts', {
    data: {
      product_id: BOAT,
      option_id: `${BOAT}.shared`,
      date: addDays(DAY, day),
      time: BOAT_TIME,
      quantities: { ADULT: 2, CHILD: 1 },
    },
  })
  const { data } = (await response.json()) as { data: { item: { id: string } } }
  await page.goto(at(`/checkout?items=${data.item.id}`))
  await ready(page)
}

async function typeCard(page: Page, words: Words, number: string): Promise<void> {
  await page.getByLabel(words('payment.card.number'), { exact: true }).fill(number)
  await page.getByLabel(words('payment.card.name'), { exact: true }).fill('NARIN S')
  await page.getByLabel(words('payment.card.expiry'), { exact: true }).fill('05/40')
  await page.getByLabel(words('payment.card.code'), { exact: true }).fill('184')
  await page.getByRole('button', { name: pattern(words, 'payment.card.pay', ['amount']) }).click()
}

/** The customer's side of each option, from the checkout to the bank's word. */
const SIDES: Record<PaymentKey, (page: Page, words: Words) => Promise<void>> = {
  gb_prime_pay_credit_card: async (page, words) => {
    await typeCard(page, words, TEST_CARD)
    await decide(page, words, 'approve')
  },
  ktc_credit_card: (page, words) => decide(page, words, 'approve'),
  ktc_alipay: (page, words) => decide(page, words, 'approve'),
  two_c2p: (page, words) => decide(page, words, 'approve'),
  gb_prime_pay_qr_cash: scan,
  gb_prime_pay_qr_credit: scan,
  pay_later: async (page, words) => {
    await expect(page.getByText(words('ui.status.pending')).first()).toBeVisible()
    await page.locator('input[type=radio][value=two_c2p]').check()
    const region = page.getByRole('region', { name: words('orders.pay.title'), exact: true })
    await region.getByRole('button').last().click()
    await decide(page, words, 'approve')
  },
}

async function scan(page: Page, words: Words): Promise<void> {
  await expect(page.getByRole('img', { name: /QR|คิวอาร์|二维码/ })).toBeVisible()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: words('payment.qr.sandbox') }).click()
  const phone = await opened
  await phone.getByRole('button', { name: words('sandbox.approve'), exact: true }).click()
  await expect(phone.getByText(words('sandbox.otherDevice'))).toBeVisible()
  await phone.close()
  await expect(page).toHaveURL(/\/profile\/orders\/[^/]+\?payment=returned$/)
}

test.describe('the seven ways to pay', () => {
  let page: Page

  test.beforeEach(async ({ browser, request, baseURL }) => {
    const context = await signedIn(browser, request, baseURL ?? '')
    page = await context.newPage()
  })
  test.afterEach(() => page.context().close())

  for (const [day, key] of PAYMENT_KEYS.entries())
    test(`[B4][B5] ${key}: from the checkout to the voucher`, async ({ words, at }) => {
      await openCheckout(page, at, day)
      await checkOut(page, words, key)
      await SIDES[key](page, words)
      await expect(page.getByText(words('ui.status.confirmed')).first()).toBeVisible()
    })

  test('[B5] a card that is not taken keeps what was typed, and its number never reaches the shop', async ({
    words,
    at,
  }) => {
    const bodies: string[] = []
    page.on('request', (sent) => {
      if (!sent.url().includes('/api/sandbox/')) bodies.push(`${sent.url()} ${sent.postData() ?? ''}`)
    })
    await openCheckout(page, at, PAYMENT_KEYS.length)
    await checkOut(page, words, 'gb_prime_pay_credit_card')
    const number = page.getByLabel(words('payment.card.number'), { exact: true })
    await typeCard(page, words, '4535 0177 1053 5742')
    await expect(page.getByText(words('payment.card.wrong.number'))).toBeVisible()
    await expect(number).toBeFocused()
    await typeCard(page, words, '4242424242424242')
    await expect(page.getByText(words('payment.card.refused'))).toBeVisible()
    await expect(number).toHaveValue('4242 4242 4242 4242')
    await typeCard(page, words, TEST_CARD)
    await decide(page, words, 'decline')
    await expect(page.getByText(words('orders.outcome.not_paid.failed'))).toBeVisible()
    for (const digits of [/0177\D{0,3}1053/, /4242\D{0,3}4242/]) expect(bodies.join('\n')).not.toMatch(digits)
  })

  test('[B5] back from the bank’s page leads to the form, not to the bank again', async ({ words, at }) => {
    await openCheckout(page, at, PAYMENT_KEYS.length + 1)
    await checkOut(page, words, 'ktc_credit_card')
    await expect(page).toHaveURL(/\/sandbox\/pay\//)
    await expect(page.getByRole('button', { name: words('sandbox.approve'), exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/profile\/orders\/[^/]+\/pay$/)
    await page.getByRole('link', { name: words('payment.other') }).click()
    await expect(page.getByRole('region', { name: words('orders.pay.title'), exact: true })).toBeVisible()
  })
})
