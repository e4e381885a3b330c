import { expect, test } from 'vitest'
import { CURRENCIES, MINOR_UNIT } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import { stripeShop } from '@/tests/fixtures/stripe-shop'
import { logOf } from '@/tests/simulators/log-of'
import { pageEnd } from './open-page'

const { simulator, gateway, gatewayWith, request, started } = await stripeShop()

const UNAVAILABLE = { code: 'UNAVAILABLE' }

test('[B4] a payment starts with a redirect to Stripe’s page, for the exact amount', async () => {
  const payment = request()
  expect(await gateway.start(payment)).toEqual({
    kind: 'redirect',
    url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
    pageId: simulator.page(payment.invoice).id,
  })
  const { params } = simulator.page(payment.invoice)
  expect(params).toMatchObject({
    mode: 'payment',
    client_reference_id: payment.invoice,
    'metadata[invoice]': payment.invoice,
    'payment_intent_data[metadata][invoice]': payment.invoice,
    'line_items[0][price_data][currency]': 'thb',
    'line_items[0][price_data][unit_amount]': '129050',
    'line_items[0][price_data][product_data][name]': payment.description,
    'adaptive_pricing[enabled]': 'false',
    success_url: expect.stringMatching(/^http:\/\/[^/]+\/profile\/orders\/1\?payment=returned$/),
    cancel_url: expect.stringMatching(/^http:\/\/[^/]+\/profile\/orders\/1$/),
  })
  expect(Object.keys(params).filter((name) => name.includes('payment_method_types'))).toEqual([])
})

test.each([
  ['en', 'en'],
  ['th', 'th'],
  ['zh-cn', 'zh'],
  // A language that the shop may add and Stripe does not have.
  ['eo' as Locale, 'auto'],
] as const)('shows the page for %s in %s', async (locale, expected) => {
  const payment = await started({ locale })
  expect(simulator.page(payment.invoice).params.locale).toBe(expected)
})

test('limits the ways to pay where a setting names them', async () => {
  const payment = request()
  await gatewayWith({ paymentMethods: ['card', 'promptpay'] }).start(payment)
  expect(simulator.page(payment.invoice).params).toMatchObject({
    'allowed_payment_method_types[0]': 'card',
    'allowed_payment_method_types[1]': 'promptpay',
  })
})

test('shortens a long description by characters', async () => {
  const payment = await started({ description: '庙'.repeat(300) })
  expect(simulator.page(payment.invoice).params['line_items[0][price_data][product_data][name]']).toBe(
    '庙'.repeat(250),
  )
})

/** https://docs.stripe.com/currencies: without decimals, and with rules of their own. */
const ZERO_DECIMAL = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const SPECIAL = 'BHD JOD KWD OMR TND ISK UGX MGA'.split(' ')

test('[B4] every currency of the shop has the minor unit that Stripe documents', () => {
  for (const currency of CURRENCIES) {
    expect(MINOR_UNIT[currency], currency).toBe(ZERO_DECIMAL.includes(currency) ? 0 : 2)
    expect(SPECIAL, currency).not.toContain(currency)
  }
})

test.each(CURRENCIES)('[B4] an amount in %s is charged and reported unchanged', async (currency) => {
  const payment = await started({ amount: { amount: 1_234_567, currency } })
  expect(simulator.page(payment.invoice)).toMatchObject({
    amount: 1_234_567,
    currency: currency.toLowerCase(),
  })
  simulator.decide(payment.invoice, 'paid')
  expect(await gateway.fetchStatus(payment)).toMatchObject({ money: { amount: 1_234_567, currency } })
})

const NOW = new Date('2026-12-10T03:00:00.500Z')
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

test.each([
  ['15 minutes, which Stripe does not allow', 15, 46],
  ['30 minutes', 30, 61],
  ['31 minutes', 31, 31],
  ['23 hours', 23 * 60, 23 * 60],
  ['more than a day', 25 * 60, 24 * 60 - 1],
  ['that is over', -10, 31],
])('[B5] the page of a hold of %s closes by itself when Stripe can', (_, hold, expected) => {
  expect(pageEnd(at(hold), NOW)).toEqual(at(expected))
})

test('[B5] the end of a page does not depend on when a short hold’s payment is started again', () => {
  expect(pageEnd(at(15), at(0))).toEqual(pageEnd(at(15), at(14)))
})

test('[B5] case 1: starting a payment twice creates one page, with the same response', async () => {
  const payment = request()
  const before = simulator.pages.length
  expect(await gateway.start(payment)).toEqual(await gateway.start(payment))
  expect(simulator.pages).toHaveLength(before + 1)
})

test('[B5] case 1: a payment that is started again in another language opens a page', async () => {
  const payment = request({ locale: 'th' })
  await gateway.start(payment)
  expect(await gateway.start({ ...payment, locale: 'en' })).toMatchObject({ kind: 'redirect' })
})

test('[B5] case 3: after a lost response the payment is pending and can be started again', async () => {
  simulator.misbehave({ silent: true })
  const payment = request()
  await expect(gateway.start(payment)).rejects.toMatchObject(UNAVAILABLE)
  simulator.misbehave({})
  const lost = { invoice: payment.invoice, gatewayReference: null }
  expect(await gateway.fetchStatus(lost)).toEqual({ state: 'pending' })
  expect(await gateway.close?.(lost)).toEqual({ state: 'pending' })
  const pages = simulator.pages.length
  expect(await gateway.start(payment)).toMatchObject({ kind: 'redirect' })
  expect(simulator.pages).toHaveLength(pages)
})

test('[B5] case 10: a payment at a page whose address was lost is found by its invoice', async () => {
  const { invoice } = await started()
  simulator.decide(invoice, 'paid')
  const { id } = simulator.page(invoice).intent ?? {}
  expect(await gateway.fetchStatus({ invoice, gatewayReference: null })).toEqual({
    state: 'paid',
    money: { amount: 129_050, currency: 'THB' },
    gatewayReference: id,
  })
})

test('case 3: a call ends in time, after two tries', async () => {
  simulator.misbehave({ slow: 2_000 })
  const calls = simulator.calls()
  const before = Date.now()
  const impatient = gatewayWith({ timeoutMs: 50 })
  await expect(impatient.start(request())).rejects.toMatchObject(UNAVAILABLE)
  expect(Date.now() - before).toBeLessThan(2_000)
  expect(simulator.calls() - calls).toBe(2)
})

test.each([[{ down: true }], [{ silent: true }], [{ page: true }], [{ huge: true }]])(
  'case 3: an account that is %j says nothing about a payment',
  async (misbehavior) => {
    const payment = await started()
    simulator.decide(payment.invoice, 'paid')
    simulator.misbehave(misbehavior)
    await expect(gateway.fetchStatus(payment)).rejects.toMatchObject(UNAVAILABLE)
    await expect(gateway.close?.(payment)).rejects.toMatchObject(UNAVAILABLE)
    await expect(gateway.start(request())).rejects.toMatchObject(UNAVAILABLE)
  },
)

test('case 5: rejects a response about another payment', async () => {
  const payment = await started()
  simulator.decide(payment.invoice, 'paid')
  simulator.misbehave({ otherInvoice: 'SH999' })
  await expect(gateway.fetchStatus(payment)).rejects.toMatchObject(UNAVAILABLE)
  await expect(gateway.fetchStatus({ ...payment, pageId: undefined })).rejects.toMatchObject(UNAVAILABLE)
})

test.each([
  ['open', 'unpaid', 'requires_payment_method', 'pending'],
  ['open', 'unpaid', 'requires_action', 'pending'],
  ['open', 'unpaid', 'processing', 'pending'],
  ['complete', 'paid', 'succeeded', 'paid'],
  ['complete', 'unpaid', 'processing', 'pending'],
  ['complete', 'unpaid', 'requires_action', 'pending'],
  ['complete', 'unpaid', 'requires_payment_method', 'failed'],
  ['complete', 'unpaid', 'canceled', 'cancelled'],
  ['complete', 'unpaid', 'requires_capture', 'unknown'],
  ['complete', 'unpaid', 'toString', 'unknown'],
  ['expired', 'unpaid', 'canceled', 'cancelled'],
  ['complete', 'no_payment_required', undefined, 'unknown'],
  ['open', 'paid', 'requires_action', 'unknown'],
  ['frozen', 'unpaid', undefined, 'unknown'],
  ['complete', 'partly_paid', undefined, 'unknown'],
])('case 12: a page that is %s and %s, with a payment that is %s, is %s', async (...row) => {
  const [status, paymentStatus, intent, state] = row
  const payment = await started()
  simulator.misbehave({ state: { status, paymentStatus, intent } })
  expect((await gateway.fetchStatus(payment)).state).toBe(state)
})

test('reports the captured amount with the payment’s own reference', async () => {
  const payment = await started({ amount: { amount: 199_999_29, currency: 'USD' } })
  simulator.decide(payment.invoice, 'paid')
  expect(await gateway.fetchStatus(payment)).toEqual({
    state: 'paid',
    money: { amount: 199_999_29, currency: 'USD' },
    gatewayReference: simulator.page(payment.invoice).intent?.id,
  })
})

test('case 7: reports another captured amount as it is, and none in a currency that the shop does not have', async () => {
  const payment = await started()
  simulator.misbehave({ captured: { amount: 129_000 } })
  simulator.decide(payment.invoice, 'paid')
  expect(await gateway.fetchStatus(payment)).toMatchObject({ money: { amount: 129_000, currency: 'THB' } })
  simulator.misbehave({ captured: { currency: 'kwd' } })
  simulator.decide(payment.invoice, 'paid')
  expect(await gateway.fetchStatus(payment)).toMatchObject({ state: 'paid' })
  expect((await gateway.fetchStatus(payment)).money).toBeUndefined()
})

test('[B5] a closed page can no longer be paid', async () => {
  const payment = await started()
  expect(await gateway.close?.(payment)).toEqual({ state: 'cancelled' })
  expect(simulator.decide(payment.invoice, 'paid')).toBe(false)
  expect(await gateway.close?.(payment)).toEqual({ state: 'cancelled' })
})

test('[B5] closing a page that was paid reports the payment', async () => {
  const payment = await started()
  simulator.decide(payment.invoice, 'paid')
  expect(await gateway.close?.(payment)).toMatchObject({ state: 'paid', money: { amount: 129_050 } })
})

test('[B6] closing a page whose payment the bank still works on is not known to have worked', async () => {
  const payment = await started()
  simulator.decide(payment.invoice, 'processing')
  expect(await gateway.fetchStatus(payment)).toEqual({ state: 'pending' })
  expect(await gateway.close?.(payment)).toEqual({ state: 'unknown' })
})

test('a declined card can be replaced on the same page', async () => {
  const payment = await started()
  simulator.decide(payment.invoice, 'declined')
  expect(await gateway.fetchStatus(payment)).toEqual({ state: 'pending' })
  simulator.decide(payment.invoice, 'paid')
  expect(await gateway.fetchStatus(payment)).toMatchObject({ state: 'paid' })
})

test('case 12: neither the key nor the customer is logged with a failed call', async () => {
  const payment = await started()
  const errors: unknown[] = []
  const fails = (act: Promise<unknown> | undefined) => act?.catch((error: unknown) => errors.push(error))
  const raw = { message: 'card of buyer@example.com declined', type: 'card_error', code: 'card_declined' }
  for (const status of [400, 402, 429, 500]) {
    simulator.misbehave({ refusal: { ...raw, status } })
    await fails(gateway.fetchStatus(payment))
  }
  await fails(gatewayWith({ secretKey: 'sk_live_of-another-merchant' }).fetchStatus(payment))
  simulator.misbehave({ down: true })
  await fails(gateway.fetchStatus(payment))
  const log = logOf(errors)
  expect(errors).toHaveLength(6)
  expect(log).toContain('card_declined')
  expect(log).not.toMatch(/buyer@example|sk_live|sk_test/)
})
