import type { Page } from '@playwright/test'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { variant } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { pattern, type Translate } from './fixtures/messages'
import { checkOut, decide, payFromOrder } from './fixtures/steps'

// Checkout to voucher with each payment option but two: the journeys cover 2C2P, payments.spec covers Alipay.

const DAY = addDays(todayIn('Asia/Bangkok'), 40)
const TEST_CARD = '4535017710535741'

const expectVoucher = (page: Page, t: Translate) =>
  expect(page.getByText(t('ui.status.confirmed')).first()).toBeVisible()

async function typeCard(page: Page, t: Translate, number: string): Promise<void> {
  await page.getByLabel(t('payment.card.number'), { exact: true }).fill(number)
  await page.getByLabel(t('payment.card.name'), { exact: true }).fill('NARIN S')
  const expiry = page.getByLabel(t('payment.card.expiry'), { exact: true })
  await expiry.fill('')
  await expiry.pressSequentially('5/2040')
  await expect(expiry).toHaveValue('05/40')
  // Without the slash, validation and gateway still read the same date.
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Backspace']) await expiry.press(key)
  await expect(expiry).toHaveValue('0540')
  await page.getByLabel(t('payment.card.code'), { exact: true }).fill('184')
  await page.getByRole('button', { name: pattern(t, 'payment.card.pay', ['amount']) }).click()
}

test('[B4][B5] a declined card keeps the input; the card number never reaches the shop, even on success', async ({
  page,
  t,
  checkoutOfBoat,
}) => {
  const bodies: string[] = []
  const tokens: string[] = []
  page.on('request', (sent) => {
    if (!sent.url().includes('/api/sandbox/')) bodies.push(`${sent.url()} ${sent.postData() ?? ''}`)
    else if (sent.postData()?.includes('expiration')) tokens.push(sent.postData() ?? '')
  })
  await checkoutOfBoat(DAY)
  await checkOut(page, t, 'gb_prime_pay_credit_card')
  const number = page.getByLabel(t('payment.card.number'), { exact: true })
  await typeCard(page, t, '4535 0177 1053 5742')
  await expect(page.getByText(t('payment.card.wrong.number'))).toBeVisible()
  await expect(number).toBeFocused()
  await typeCard(page, t, '4242424242424242')
  await expect(page.getByText(t('payment.card.refused'))).toBeVisible()
  await expect(number).toHaveValue('4242 4242 4242 4242')
  await typeCard(page, t, TEST_CARD)
  await decide(page, t, 'decline')
  await expect(page.getByText(t('orders.outcome.not_paid.failed'))).toBeVisible()
  await payFromOrder(page, t, 'gb_prime_pay_credit_card')
  await typeCard(page, t, TEST_CARD)
  await decide(page, t, 'approve')
  await expectVoucher(page, t)
  for (const body of tokens)
    expect(JSON.parse(body).card).toMatchObject({ expirationMonth: '05', expirationYear: '40' })
  expect(tokens).toHaveLength(3)
  for (const digits of [/0177\D{0,3}1053/, /4242\D{0,3}4242/]) expect(bodies.join('\n')).not.toMatch(digits)
})

test('[B4][B5] Back from the bank page returns to the form without a redirect; KTC then pays', {
  tag: '@thorough',
}, async ({ page, t, checkoutOfBoat }) => {
  await checkoutOfBoat(addDays(DAY, 1))
  await checkOut(page, t, 'ktc_credit_card')
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await expect(page.getByRole('button', { name: t('sandbox.approve'), exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/profile\/orders\/[^/]+\/pay$/)
  await page.getByRole('link', { name: t('payment.other') }).click()
  await payFromOrder(page, t, 'ktc_credit_card')
  await decide(page, t, 'approve')
  await expectVoucher(page, t)
})

test('[B4][B5] a pay-later order is pending until it is paid', { tag: '@thorough' }, async ({
  page,
  t,
  checkoutOfBoat,
}) => {
  await checkoutOfBoat(addDays(DAY, 2))
  await checkOut(page, t, 'pay_later')
  await expect(page.getByText(t('ui.status.pending')).first()).toBeVisible()
  await payFromOrder(page, t, 'two_c2p')
  await decide(page, t, 'approve')
  await expectVoucher(page, t)
})

for (const [index, key] of (['gb_prime_pay_qr_cash', 'gb_prime_pay_qr_credit'] as const).entries())
  test(
    `[B4][B5] ${key}: after a scan with a phone the page continues by itself`,
    variant(index === 0),
    async ({ page, t, checkoutOfBoat }) => {
      await checkoutOfBoat(addDays(DAY, 3 + index))
      await checkOut(page, t, key)
      await expect(page.getByRole('img', { name: /QR|คิวอาร์|二维码/ })).toBeVisible()
      const opened = page.waitForEvent('popup')
      await page.getByRole('link', { name: t('payment.qr.sandbox') }).click()
      const phone = await opened
      await phone.getByRole('button', { name: t('sandbox.approve'), exact: true }).click()
      await expect(phone.getByText(t('sandbox.otherDevice'))).toBeVisible()
      await phone.close()
      await expect(page).toHaveURL(/\/profile\/orders\/[^/]+\?payment=returned$/)
      await expectVoucher(page, t)
    },
  )
