import fc from 'fast-check'
import { expect, test } from 'vitest'
import { env } from '@/lib/env'
import { gbPrimePayShop } from '@/tests/fixtures/gb-prime-pay-shop'
import { impatiently } from '@/tests/fixtures/simulated-gateway'
import { CARD_TOKEN, EMPTY_CARD_TOKEN, GB_MERCHANT } from '@/tests/simulators/gb-prime-pay'
import { logOf } from '@/tests/simulators/log-of'
import { gbPrimePayConfiguration } from './configuration'

const { simulator, gateway, request, begun, inquire, read, card, charge } = await gbPrimePayShop()
const UNKNOWN = { code: 'UNAVAILABLE' }

test.each([
  ['gb_prime_pay_qr_cash', 'cash'],
  ['gb_prime_pay_qr_credit', 'credit'],
])('[B4] %s begins with a QR code for exactly the amount', async (optionKey, kind) => {
  const asked = request({ optionKey })
  expect(await gateway.start(asked)).toEqual({ kind: 'qr', text: expect.stringContaining(asked.invoice) })
  expect(simulator.books.get(asked.invoice)).toMatchObject({
    kind,
    amount: '1290.50',
    detail: asked.description,
    backgroundUrl: expect.stringMatching(/\/api\/payments\/notices\/gb_prime_pay$/),
  })
})

test('[B4] a card is exchanged for a token by the browser: the shop gives out its public key alone', async () => {
  const started = await gateway.start(card())
  expect(started).toEqual({
    kind: 'card',
    tokensUrl: `${simulator.origin}/v2/tokens`,
    publicKey: GB_MERCHANT.publicKey,
  })
})

test('[B4] a charge leads to the bank of the card, and is no payment before', async () => {
  const asked = card()
  expect(await charge(asked)).toEqual({
    kind: 'form',
    action: `${simulator.origin}/v2/tokens/3d_secured`,
    fields: { publicKey: GB_MERCHANT.publicKey, gbpReferenceNo: `gbp${asked.invoice}` },
  })
  expect(simulator.books.get(asked.invoice)).toMatchObject({
    amount: '1290.50',
    responseUrl: expect.stringContaining(encodeURIComponent(asked.returnPath)),
  })
  expect(await inquire(asked)).toMatchObject({ state: 'pending' })
})

test('[B5] case 3: a charge that was taken up without an answer is gone on with, not made again', async () => {
  const asked = card()
  simulator.misbehave({ silent: true, only: 'charge' })
  await expect(charge(asked)).rejects.toMatchObject(UNKNOWN)
  const charges = simulator.chargesAsked()
  simulator.misbehave({})
  expect(await charge(asked)).toMatchObject({ fields: { gbpReferenceNo: `gbp${asked.invoice}` } })
  expect(simulator.chargesAsked()).toBe(charges)
})

test('[B5] case 3: a charge that the gateway has and does not find is neither made again nor given up', async () => {
  const asked = card()
  await charge(asked)
  simulator.misbehave({ forgetful: true })
  await expect(charge(asked)).rejects.toMatchObject(UNKNOWN)
})

test('[B5] case 3: what was paid is not charged again', async () => {
  const asked = card()
  await charge(asked)
  simulator.decide(asked.invoice, 'A')
  const charges = simulator.chargesAsked()
  expect(await charge(asked)).toEqual({ kind: 'redirect', url: asked.returnPath })
  expect(simulator.chargesAsked()).toBe(charges)
})

test('case 3: nothing is charged while it is not known what was charged before', async () => {
  const charges = simulator.chargesAsked()
  simulator.misbehave({ down: true })
  await expect(charge(card())).rejects.toMatchObject(UNKNOWN)
  expect(simulator.chargesAsked()).toBe(charges)
})

test('[B5] a card that its bank refuses is declined at once', async () => {
  expect(await charge(card(), EMPTY_CARD_TOKEN)).toEqual({ kind: 'declined' })
})

test.each(['4535017710535741', '4535 0177 1053 5741', '', 'x', '../../tokens', 'a'.repeat(300)])(
  '[B4] %j is no token of a card and goes nowhere',
  async (token) => {
    const charges = simulator.chargesAsked()
    expect(await charge(card(), token)).toEqual({ kind: 'declined' })
    expect(simulator.chargesAsked()).toBe(charges)
  },
)

test.each([{ silent: true }, { down: true }, { page: true }, { huge: true }])(
  '[B5] case 3: where the gateway is %j there is no QR code, and nothing is known',
  async (misbehaviour) => {
    const asked = await begun()
    simulator.misbehave(misbehaviour)
    await expect(gateway.start(request())).rejects.toMatchObject(UNKNOWN)
    await expect(inquire(asked)).rejects.toMatchObject(UNKNOWN)
  },
)

test('case 3: an answer that takes too long is no answer', async () => {
  simulator.misbehave({ slow: 500 })
  await impatiently(() => expect(gateway.start(request())).rejects.toMatchObject(UNKNOWN))
})

test('[B5] case 1: a QR code whose answer was lost is given up, and not drawn for another amount', async () => {
  const asked = await begun()
  const again = gateway.start({ ...asked, amount: { amount: 1, currency: 'THB' } })
  expect(await again).toEqual({ kind: 'declined' })
  expect(simulator.books.get(asked.invoice)?.amount).toBe('1290.50')
})

test.each([
  ['A', 'paid'],
  ['S', 'paid'],
  ['G', 'pending'],
  ['V', 'cancelled'],
  ['D', 'failed'],
  ['X', 'pending'],
  ['', 'pending'],
  ['toString', 'pending'],
])('[B5] the status %j is %s', async (status, state) => {
  const asked = await begun()
  simulator.misbehave({ status })
  expect(await inquire(asked)).toEqual({
    state,
    money: { amount: 129_050, currency: 'THB' },
    gatewayReference: `gbp${asked.invoice}`,
  })
})

test('a payment that the gateway does not know is pending', async () => {
  expect(await inquire(request())).toEqual({ state: 'pending' })
})

test('case 5: an answer about another payment says nothing of this one', async () => {
  const [asked, other] = [await begun(), await begun()]
  simulator.decide(other.invoice, 'S')
  simulator.misbehave({ otherInvoice: other.invoice })
  await expect(inquire(asked)).rejects.toMatchObject(UNKNOWN)
})

test.each([
  [{ amount: '1.00' }, { amount: 100, currency: 'THB' }],
  [{ currency: '840' }, { amount: 129_050, currency: 'USD' }],
  [{ currency: '999' }, undefined],
  [{ amount: '1290.505' }, undefined],
  [{ amount: '1e5' }, undefined],
])('[B5] case 7: %j is said as it is, for nobody to take it for the amount', async (misbehaviour, money) => {
  const asked = await begun()
  simulator.decide(asked.invoice, 'S')
  simulator.misbehave(misbehaviour)
  expect((await inquire(asked)).money).toEqual(money)
})

test('[B5] cases 6, 8, 9: a notice of any kind is a hint and finds nothing', async () => {
  const [qr, paidByCard] = [await begun(), card()]
  await charge(paidByCard)
  for (const { invoice } of [qr, paidByCard])
    for (const code of ['00', '51', 'xx'])
      expect(await read(simulator.notice(invoice, code).body)).toEqual({
        invoice,
        eventId: expect.stringMatching(/^hint-[0-9a-f]{64}$/),
      })
})

test('case 4: the same notice is the same event, another code another one', async () => {
  const { invoice } = await begun()
  const first = await read(simulator.notice(invoice).body)
  expect(await read(simulator.notice(invoice, '00', { retryFlag: 'Y' }).body)).toEqual(first)
  expect((await read(simulator.notice(invoice, '51').body))?.eventId).not.toBe(first?.eventId)
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
])('case 12: the notice %.40j makes no sense', async (body) => {
  expect(await read(body)).toBeNull()
})

test('case 12: no notice whatever makes the reader stumble, or find something', async () => {
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc.string().map((text) => `{"referenceNo":"SH1",${text}`),
  )
  await fc.assert(fc.asyncProperty(body, async (text) => !(await read(text))?.finding))
})

test('case 12: refunds are for a person to make', () => {
  expect(gateway.refunds).toBe('manual')
  expect(gateway.refund).toBeUndefined()
})

test('another currency than baht is never sent', async () => {
  const amount = { amount: 1000, currency: 'USD' } as const
  await expect(gateway.start(request({ amount }))).rejects.toThrow(RangeError)
  await expect(gateway.start({ ...card(), amount })).rejects.toThrow(RangeError)
})

test('[B5] case 12: neither a key nor the token of a card gets into the log', async () => {
  const errors: unknown[] = []
  const asked = await begun()
  for (const misbehaviour of [{ page: true }, { down: true }, { silent: true }, { huge: true }]) {
    simulator.misbehave(misbehaviour)
    const tries = [gateway.start(request()), inquire(asked), charge(card())]
    for (const result of await Promise.allSettled(tries))
      if (result.status === 'rejected') errors.push(result.reason)
  }
  expect(errors).toHaveLength(12)
  const log = logOf(errors)
  const basic = Buffer.from(`${GB_MERCHANT.secretKey}:`).toString('base64')
  for (const secret of [GB_MERCHANT.secretKey, GB_MERCHANT.token, basic, CARD_TOKEN])
    expect(log).not.toContain(secret)
})

test('half of the credentials make no gateway', () => {
  expect(gbPrimePayConfiguration({ ...env, GB_PRIME_PAY_PUBLIC_KEY: 'key' })).toBeNull()
})
