import { addDays, todayIn } from '@/lib/domain/local-date'
import { SPECIFIED_PAYMENT_KEYS } from '@/lib/domain/payment'
import { shiftsOf, watchShifts } from './fixtures/layout'
import { expect, test } from './fixtures/member'
import { checkOut, decide, payFromOrder, placesLeft } from './fixtures/steps'

const DAY = addDays(todayIn('Asia/Bangkok'), 30)

test.describe('a payment that is not completed', () => {
  test('[B4, B5, B6] declined: the order stays pending and payment can be retried', {
    tag: '@thorough',
  }, async ({ page, request, t, checkoutOfBoat }) => {
    const date = DAY
    const before = await placesLeft(request, date)
    await checkoutOfBoat(date)
    await checkOut(page, t, 'ktc_alipay')
    await page.addInitScript(watchShifts)
    await decide(page, t, 'decline')
    await expect(page.getByText(t('orders.outcome.not_paid.failed'))).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeVisible()
    // The decline notice appears together with the payment options, not before.
    const { sum, moves } = await shiftsOf(page)
    expect(sum, JSON.stringify(moves)).toBe('0.00')
    await expect(page.getByText(t('ui.status.pending')).first()).toBeVisible()
    expect(await placesLeft(request, date), 'the places stay held').toBe(before - 3)

    await payFromOrder(page, t, 'ktc_alipay')
    await decide(page, t, 'approve')
    await expect(page.getByText(t('ui.status.confirmed')).first()).toBeVisible()
    expect(await placesLeft(request, date)).toBe(before - 3)
  })

  test('[B5] abandoned: the order stays pending and its page links to payment', { tag: '@thorough' }, async ({
    page,
    request,
    t,
    at,
    checkoutOfBoat,
  }) => {
    const date = addDays(DAY, 1)
    const before = await placesLeft(request, date)
    await checkoutOfBoat(date)
    await checkOut(page, t)
    await expect(page).toHaveURL(/\/sandbox\/pay\//)

    // The bank page was closed; the order is opened later.
    await page.goto(at('/profile/orders'))
    await expect(page.getByText(t('ui.status.pending')).first()).toBeVisible()
    await page.getByRole('main').locator('a[href*="/profile/orders/"]').first().click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('orders.headline.checking.title') }),
    ).toBeVisible()
    await payFromOrder(page, t, 'two_c2p')
    await decide(page, t, 'approve')
    await expect(page.getByText(t('ui.status.confirmed')).first()).toBeVisible()
    expect(await placesLeft(request, date)).toBe(before - 3)
  })

  test('cancelled at the bank: nothing is paid and the order stays payable', { tag: '@thorough' }, async ({
    page,
    t,
    checkoutOfBoat,
  }) => {
    await checkoutOfBoat(addDays(DAY, 2))
    await checkOut(page, t)
    await decide(page, t, 'cancel')
    await expect(page.getByText(t('orders.outcome.not_paid.cancelled'))).toBeVisible()
    await expect(page.getByRole('region', { name: t('orders.pay.title'), exact: true })).toBeVisible()
  })

  test('[B4] the seven payment options have the labels of the specification, with distinct QR codes', async ({
    page,
    t,
    checkoutOfBoat,
  }) => {
    await checkoutOfBoat(addDays(DAY, 3))
    const options = page.getByRole('group', { name: t('checkout.payment.title') }).getByRole('radio')
    await expect(options).toHaveCount(7)
    const labels = SPECIFIED_PAYMENT_KEYS.map((key) => t(`paymentMethods.${key}`))
    for (const [index, label] of labels.entries())
      await expect(options.nth(index)).toHaveAccessibleName(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`))
    const cards = page.getByRole('group', { name: t('checkout.payment.title') }).locator('label')
    const [cash, credit] = await Promise.all([4, 5].map((index) => cards.nth(index).textContent()))
    expect(cash).not.toBe(credit)
  })
})
