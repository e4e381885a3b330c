import fc from 'fast-check'
import { expect, test } from 'vitest'
import { env } from '@/lib/env'
import { gbPrimePayShop } from '@/tests/fixtures/gb-prime-pay-shop'
import { impatiently } from '@/tests/fixtures/simulated-gateway'
import { CARD_TOKEN, EMPTY_CARD_TOKEN, GB_MERCHANT } from '@/tests/simulators/gb-prime-pay'
import { logOf } from '@/tests/simulators/log-of'
import { gbPrimePayConfiguration } from './configuration'

const { simulator, gateway, request, started, inquire, read, card, charge } = await gbPrimePayShop()
const UNKNOWN = { code: 'UNAVAILABLE' }

test.each([
  ['gb_prime_pay_qr_cash', 'cash'],
  ['gb_prime_pay_qr_credit', 'credit'],
])('[B4] %s starts with a QR code for the exact amount', async (optionKey, kind) => {
  const payment = request({ optionKey })
  expect(await gateway.start(payment)).toEqual({ kind: 'qr', text: expect.stringContaining(payment.invoice) })
  expect(simulator.books.get(payment.invoice)).toMatchObject({
    kind,
    amount: '1290.50',
    detail: payment.description,
    backgroundUrl: expect.stringMatching(/\/api\/payments\/notices\/gb_prime_pay$/),
  })
})

test('[B4] exposes only the public key, with which the browser exchanges the card for a token', async () => {
  const started = await gateway.start(card())
  expect(started).toEqual({
    kind: 'card',
    tokensUrl: `${simulator.origin}/v2/tokens`,
    publicKey: GB_MERCHANT.publicKey,
  })
})

test('[B4] a charge redirects to the card’s bank and is pending until then', async () => {
  const payment = card()
  expect(await charge(payment)).toEqual({
    kind: 'form',
    action: `${simulator.origin}/v2/tokens/3d_secured`,
    fields: { publicKey: GB_MERCHANT.publicKey, gbpReferenceNo: `gbp${payment.invoice}` },
  })
  expect(simulator.books.get(payment.invoice)).toMatchObject({
    amount: '1290.50',
    responseUrl: expect.stringContaining(encodeURIComponent(payment.returnPath)),
  })
  expect(await inquire(payment)).toMatchObject({ state: 'pending' })
})

test('[B5] case 3: a charge whose response was lost is resumed, not repeated', async () => {
  const payment = card()
  simulator.misbehave({ silent: true, only: 'charge' })
  await expect(charge(payment)).rejects.toMatchObject(UNKNOWN)
  const charges = simulator.chargesAsked()
  simulator.misbehave({})
  expect(await charge(payment)).toMatchObject({ fields: { gbpReferenceNo: `gbp${payment.invoice}` } })
  expect(simulator.chargesAsked()).toBe(charges)
})

test('[B5] case 3: a duplicate charge that the inquiry does not find is neither repeated nor declined', async () => {
  const payment = card()
  await charge(payment)
  simulator.misbehave({ forgetful: true })
  await expect(charge(payment)).rejects.toMatchObject(UNKNOWN)
})

test('[B5] case 3: a paid invoice is not charged again', async () => {
  const payment = card()
  await charge(payment)
  simulator.decide(payment.invoice, 'A')
  const charges = simulator.chargesAsked()
  expect(await charge(payment)).toEqual({ kind: 'redirect', url: payment.returnPath })
  expect(simulator.chargesAsked()).toBe(charges)
})

test('case 3: does not charge while the status of an earlier charge is unknown', async () => {
  const charges = simulator.chargesAsked()
  simulator.misbehave({ down: true })
  await expect(charge(card())).rejects.toMatchObject(UNKNOWN)
  expect(simulator.chargesAsked()).toBe(charges)
})

test('[B5] a card that its bank rejects is declined at once', async () => {
  expect(await charge(card(), EMPTY_CARD_TOKEN)).toEqual({ kind: 'declined' })
})

test.each(['4535017710535741', '4535 0177 1053 5741', '', 'x', '../../tokens', 'a'.repeat(300)])(
  '[B4] %j is not a card token and is not sent',
  async (token) => {
    const charges = simulator.chargesAsked()
    expect(await charge(card(), token)).toEqual({ kind: 'declined' })
    expect(simulator.chargesAsked()).toBe(charges)
  },
)

test.each([{ silent: true }, { down: true }, { page: true }, { huge: true }])(
  '[B5] case 3: with a gateway that is %j, starting and inquiring fail with an unknown outcome',
  async (misbehavior) => {
    const payment = await started()
    simulator.misbehave(misbehavior)
    await expect(gateway.start(request())).rejects.toMatchObject(UNKNOWN)
    await expect(inquire(payment)).rejects.toMatchObject(UNKNOWN)
  },
)

test('case 3: a slow response times out with an unknown outcome', async () => {
  simulator.misbehave({ slow: 500 })
  await impatiently(() => expect(gateway.start(request())).rejects.toMatchObject(UNKNOWN))
})

test('[B5] case 1: a repeated invoice is lost, not declined, and keeps its amount', async () => {
  const payment = await started()
  const again = gateway.start({ ...payment, amount: { amount: 1, currency: 'THB' } })
  expect(await again).toEqual({ kind: 'lost' })
  expect(simulator.books.get(payment.invoice)?.amount).toBe('1290.50')
})

test.each([
  ['finds no such invoice', { forgetful: true }],
  ['is not answered', { silent: true }],
])('[B5] case 3: a repeated invoice is unknown if the inquiry %s', async (_, misbehavior) => {
  const payment = await started()
  simulator.misbehave({ ...misbehavior, only: 'inquiry' })
  await expect(gateway.start(payment)).rejects.toMatchObject(UNKNOWN)
})

test.each([
  ['A', 'paid'],
  ['S', 'paid'],
  ['G', 'pending'],
  ['V', 'cancelled'],
  ['D', 'failed'],
  ['X', 'unknown'],
  ['', 'unknown'],
  ['toString', 'unknown'],
])('[B5] maps status %j to %s', async (status, state) => {
  const payment = await started()
  simulator.misbehave({ status })
  expect(await inquire(payment)).toEqual({
    state,
    money: { amount: 129_050, currency: 'THB' },
    gatewayReference: `gbp${payment.invoice}`,
  })
})

test('a payment unknown to the gateway is pending', async () => {
  expect(await inquire(request())).toEqual({ state: 'pending' })
})

test.each(['01', '11', '51', '91', '96', '99', 'xx', '', 'toString'])(
  '[B5] case 3: code %j of a status query is neither paid nor not paid, and nothing is charged again',
  async (resultCode) => {
    const payment = card()
    await charge(payment)
    const charges = simulator.chargesAsked()
    simulator.misbehave({ reply: JSON.stringify({ resultCode }), only: 'inquiry' })
    await expect(inquire(payment)).rejects.toMatchObject(UNKNOWN)
    await expect(charge(payment)).rejects.toMatchObject(UNKNOWN)
    expect(simulator.chargesAsked()).toBe(charges)
  },
)

test('case 5: rejects a response about another payment', async () => {
  const [payment, other] = [await started(), await started()]
  simulator.decide(other.invoice, 'S')
  simulator.misbehave({ otherInvoice: other.invoice })
  await expect(inquire(payment)).rejects.toMatchObject(UNKNOWN)
})

test.each([
  [{ amount: '1.00' }, { amount: 100, currency: 'THB' }],
  [{ currency: '840' }, { amount: 129_050, currency: 'USD' }],
  [{ currency: '999' }, undefined],
  [{ amount: '1290.505' }, undefined],
  [{ amount: '1e5' }, undefined],
])('[B5] case 7: reports the gateway’s amount unchanged for %j', async (misbehavior, money) => {
  const payment = await started()
  simulator.decide(payment.invoice, 'S')
  simulator.misbehave(misbehavior)
  expect((await inquire(payment)).money).toEqual(money)
})

test('[B5] cases 6, 8, 9: every notification is unverified and carries no result', async () => {
  const [qr, paidByCard] = [await started(), card()]
  await charge(paidByCard)
  for (const { invoice } of [qr, paidByCard])
    for (const code of ['00', '51', 'xx'])
      expect(await read(simulator.notification(invoice, code).body)).toEqual({
        invoice,
        eventId: expect.stringMatching(/^hint-[0-9a-f]{64}$/),
      })
})

test('case 4: a repeated notification has the same event id, one with another code has another', async () => {
  const { invoice } = await started()
  const first = await read(simulator.notification(invoice).body)
  expect(await read(simulator.notification(invoice, '00', { retryFlag: 'Y' }).body)).toEqual(first)
  expect((await read(simulator.notification(invoice, '51').body))?.eventId).not.toBe(first?.eventId)
})

test.each([
  '',
  'null',
  '[]',
  '{',
  '{"referenceNo":null}',
  '{"referenceNo":{"$ne":1}}',
  '{"__proto__":{"referenceNo":"SH1"}}',
  'referenceNo=',
  'referenceNo=SH%2F..%2F1',
  `referenceNo=${'S'.repeat(16)}`,
  `{"referenceNo":"SH1","detail":"${'x'.repeat(20_000)}"}`,
])('case 12: rejects the malformed notification %.40j', async (body) => {
  expect(await read(body)).toBeNull()
})

test('case 12: arbitrary notifications neither throw nor carry a result', async () => {
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc.string().map((text) => `{"referenceNo":"SH1",${text}`),
  )
  await fc.assert(fc.asyncProperty(body, async (text) => !(await read(text))?.result))
})

test('case 12: refunds are manual', () => {
  expect(gateway.refunds).toBe('manual')
  expect(gateway.refund).toBeUndefined()
})

test('never sends a currency other than baht', async () => {
  const amount = { amount: 1000, currency: 'USD' } as const
  await expect(gateway.start(request({ amount }))).rejects.toThrow(RangeError)
  await expect(gateway.start({ ...card(), amount })).rejects.toThrow(RangeError)
})

test('[B5] case 12: logs neither keys nor card tokens', async () => {
  const errors: unknown[] = []
  const payment = await started()
  for (const misbehavior of [{ page: true }, { down: true }, { silent: true }, { huge: true }]) {
    simulator.misbehave(misbehavior)
    const calls = [gateway.start(request()), inquire(payment), charge(card())]
    for (const result of await Promise.allSettled(calls))
      if (result.status === 'rejected') errors.push(result.reason)
  }
  expect(errors).toHaveLength(12)
  const log = logOf(errors)
  const basic = Buffer.from(`${GB_MERCHANT.secretKey}:`).toString('base64')
  for (const secret of [GB_MERCHANT.secretKey, GB_MERCHANT.token, basic, CARD_TOKEN])
    expect(log).not.toContain(secret)
})

test('incomplete credentials disable the gateway', () => {
  expect(gbPrimePayConfiguration({ ...env, GB_PRIME_PAY_PUBLIC_KEY: 'key' })).toBeNull()
})
