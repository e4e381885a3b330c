import { expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { ktcRequest, ktcShop } from '@/tests/fixtures/ktc-shop'
import { API_PATH, KTC_MERCHANT } from '@/tests/simulators/ktc'
import { logOf } from '@/tests/simulators/log-of'
import { ktcConfiguration } from './configuration'

const { simulator, started, gateway, gatewayWith, inquire, post, read, refund } = await ktcShop()
const UNKNOWN = { code: 'UNAVAILABLE' }

test('[B4] the gateway accepts the posted form with the exact amount', async () => {
  const payment = ktcRequest()
  expect(await post(payment)).toContain('Pay 1290.50')
  const { fields } = (await gateway.start(payment)) as { fields: Record<string, string> }
  expect(fields).toMatchObject({ orderRef: payment.invoice, currCode: '764', payType: 'N', TxType: 'Retail' })
  for (const url of [fields.successUrl, fields.failUrl, fields.cancelUrl])
    expect(url).toContain(encodeURIComponent(payment.returnPath))
})

test('[B5] case 5: the gateway rejects a tampered form', async () => {
  expect(await post(ktcRequest(), { amount: '1.00' })).not.toContain('Pay')
})

test('[B4] sends the payment method for Alipay, and for cards only if configured', async () => {
  await post(ktcRequest({ optionKey: 'ktc_alipay' }))
  expect(simulator.books.at(-1)?.payMethod).toBe('ALIPAY')
  await post(ktcRequest())
  expect(simulator.books.at(-1)?.payMethod).toBe('')
  const started = await gatewayWith({ KTC_CARD_PAY_METHOD: 'CC' }).start(ktcRequest())
  expect(started).toMatchObject({ fields: { payMethod: 'CC' } })
})

test('case 1: starting a payment twice returns the same form', async () => {
  const payment = ktcRequest()
  expect(await gateway.start(payment)).toEqual(await gateway.start(payment))
})

test('without a secret the form has no hash', async () => {
  const started = await gatewayWith({ KTC_HASH_SECRET: undefined }).start(ktcRequest())
  expect(started).not.toHaveProperty('fields.secureHash')
})

test.each([
  ['Accepted', 'paid'],
  ['ACCEPTED', 'paid'],
  ['Rejected', 'failed'],
  ['Cancelled', 'cancelled'],
  ['Voided', 'cancelled'],
  ['Authorized', 'pending'],
  ['Refunded', 'failed'],
  ['Pending', 'pending'],
  ['Something new', 'unknown'],
  ['constructor', 'unknown'],
])('[B5] maps status %j to %s', async (status, state) => {
  const result = await inquire(await started(status))
  expect(result).toEqual({
    state,
    money: { amount: 129_050, currency: 'THB' },
    gatewayReference: simulator.books.at(-1)?.payRef,
  })
})

test('a payment without an attempt is pending', async () => {
  expect(await inquire(ktcRequest())).toEqual({ state: 'pending' })
})

test('[B5] case 8: one paid attempt makes the payment paid, whatever the state of the others', async () => {
  const payment = await started('Rejected')
  await post(payment)
  expect(await inquire(payment)).toMatchObject({ state: 'pending' })
  simulator.decide(payment.invoice, 'Accepted')
  const { payRef } = simulator.books.at(-1) ?? {}
  await post(payment)
  simulator.decide(payment.invoice, 'Rejected')
  expect(await inquire(payment)).toMatchObject({ state: 'paid', gatewayReference: payRef })
})

test.each([{ silent: true }, { down: true }, { page: true }, { huge: true }])(
  '[B5] case 3: with a gateway that is %j the status is unknown',
  async (misbehavior) => {
    const payment = await started('Accepted')
    simulator.misbehave(misbehavior)
    await expect(inquire(payment)).rejects.toMatchObject(UNKNOWN)
  },
)

test.each([
  '',
  ' ',
  'resultCode=-1&errMsg=System+busy',
  'resultCode=-1&errMsg=Parameter+Incorrect',
  'errMsg=Merchant+Not+Found',
  '{"error":"busy"}',
  '<error>busy</error>',
  '<records>Service unavailable</records>',
  '<records><errMsg>System busy</errMsg></records>',
  `<records>${'<record><orderStatus>Accepted</orderStatus></record>'.repeat(101)}</records>`,
  '<?xml version="1.0"?><records>',
  '<?xml version="1.0"?><records><record><orderStatus>Rejected',
])('[B5] case 3: a status query that is replied to with %j is neither paid nor not paid', async (reply) => {
  const payment = await started('Accepted')
  simulator.misbehave({ reply })
  await expect(inquire(payment)).rejects.toMatchObject(UNKNOWN)
})

test.each(['<record id="1">', '<record >', '<RECORD>'])('reads a record that begins with %s', async (tag) => {
  const { invoice } = ktcRequest()
  const fields = `<orderStatus>Accepted</orderStatus><ref>${invoice}</ref><payRef>7</payRef><amt>10.00</amt><cur>764</cur>`
  simulator.misbehave({ reply: `<records>${tag}${fields}</record></records>` })
  expect(await inquire(ktcRequest({ invoice }))).toMatchObject({ state: 'paid', gatewayReference: '7' })
})

test.each(['<records></records>', '<?xml version="1.0"?>\n<records/>\n', '<Records>\n</Records>'])(
  'a payment that KTC has no record of is pending: %j',
  async (reply) => {
    simulator.misbehave({ reply })
    expect(await inquire(ktcRequest())).toEqual({ state: 'pending' })
  },
)

test('case 3: a slow response times out with an unknown outcome', async () => {
  const payment = await started('Accepted')
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 50)
    return controller.signal
  })
  simulator.misbehave({ slow: 500 })
  await expect(inquire(payment))
    .rejects.toMatchObject(UNKNOWN)
    .finally(() => timeout.mockRestore())
})

test('case 5: rejects a response about another payment', async () => {
  const [payment, other] = [await started(), await started('Accepted')]
  simulator.misbehave({ otherInvoice: other.invoice })
  await expect(inquire(payment)).rejects.toMatchObject(UNKNOWN)
})

test('with a wrong password the status is unknown', async () => {
  const payment = await started('Accepted')
  const misconfigured = gatewayWith({ KTC_PASSWORD: 'wrong' })
  await expect(inquire(payment, misconfigured)).rejects.toMatchObject(UNKNOWN)
})

const AMOUNTS = [
  [{ amount: '1.00' }, { amount: 100, currency: 'THB' }],
  [{ currency: '840' }, { amount: 129_050, currency: 'USD' }],
  [{ currency: '999' }, undefined],
  [{ amount: '1,290.50' }, undefined],
  [{ amount: '' }, undefined],
] as const

test.each(AMOUNTS)('[B5] case 7: reports the amount unchanged for %j', async (misbehavior, money) => {
  const payment = await started('Accepted')
  simulator.misbehave(misbehavior)
  expect((await inquire(payment)).money).toEqual(money)
  const notification = await read(simulator.notification(payment.invoice).body)
  expect(notification?.result?.state).toBe('paid')
  expect(notification?.result?.money).toEqual(money)
})

test('[B5] case 12: acknowledges notifications with exactly OK', () => {
  expect(gateway.acknowledgement).toBe('OK')
})

test('never sends a currency other than baht', async () => {
  await expect(gateway.start(ktcRequest({ amount: { amount: 1000, currency: 'USD' } }))).rejects.toThrow(
    RangeError,
  )
})

test('[B5] case 12: logs no secrets', async () => {
  const errors: unknown[] = []
  const payment = await started('Accepted')
  for (const misbehavior of [{ page: true }, { down: true }, { silent: true }, { huge: true }]) {
    simulator.misbehave(misbehavior)
    for (const result of await Promise.allSettled([inquire(payment), refund(payment)]))
      if (result.status === 'rejected') errors.push(result.reason)
  }
  expect(errors).toHaveLength(8)
  for (const secret of Object.values(KTC_MERCHANT)) expect(logOf(errors)).not.toContain(secret)
})

test('incomplete credentials disable the gateway; endpoints are configurable', () => {
  expect(ktcConfiguration({ ...env, KTC_MERCHANT_ID: '1' })).toBeNull()
  const credentials = { KTC_MERCHANT_ID: '1', KTC_LOGIN_ID: 'l', KTC_PASSWORD: 'p' }
  expect(ktcConfiguration({ ...env, ...credentials })?.apiUrl).toBe(`https://paygate.ktc.co.th${API_PATH}`)
})
