import { expect, test } from 'vitest'
import { impatiently } from '@/tests/fixtures/simulated-gateway'
import { twoC2pShop } from '@/tests/fixtures/two-c2p-shop'

const { simulator, gateway, gatewayWith, request, started, inquire, read } = await twoC2pShop()

test('[B4] a payment starts with a redirect to the gateway’s page, for the exact amount', async () => {
  const payment = request()
  const started = await gateway.start(payment)
  expect(started).toEqual({ kind: 'redirect', url: expect.stringContaining(payment.invoice) })
  expect(simulator.books.get(payment.invoice)).toMatchObject({
    amount: 1290.5,
    currencyCode: 'THB',
    backendReturnUrl: expect.stringMatching(/\/api\/payments\/notices\/two_c2p$/),
    frontendReturnUrl: expect.stringContaining(encodeURIComponent(payment.returnPath)),
  })
})

test.each([
  ['Asia/Bangkok', '2026-12-10 10:15:00'],
  ['Asia/Singapore', '2026-12-10 11:15:00'],
])('[B5] the payment expires at the end of the hold, in local time of %s', async (timeZone, localTime) => {
  const payment = request({ expiresAt: new Date('2026-12-10T03:15:00.789Z') })
  await gatewayWith({ timeZone }).start(payment)
  expect(simulator.books.get(payment.invoice)?.paymentExpiry).toBe(localTime)
})

test('[B5] after the end of the hold the gateway accepts no payment', async () => {
  const payment = await started({ expiresAt: new Date(Date.now() - 1000) })
  simulator.decide(payment.invoice, '0000')
  expect(await inquire(payment)).toMatchObject({ state: 'failed' })
})

test('[B5] case 1: starting a payment twice creates one, with the same response', async () => {
  const payment = request()
  const known = simulator.books.size
  expect(await gateway.start(payment)).toEqual(await gateway.start(payment))
  expect(simulator.books.size).toBe(known + 1)
})

test('[B5] case 1: an invoice already used with another idempotency key is rejected', async () => {
  const payment = request()
  await gateway.start(payment)
  const known = simulator.books.get(payment.invoice)
  if (known) known.idempotencyID = 'of another request'
  await expect(gateway.start(payment)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('[B5] case 3: after a timeout the payment is pending and can be started again', async () => {
  simulator.misbehave({ silent: true })
  const payment = request()
  await expect(gateway.start(payment)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  simulator.misbehave({})
  expect(await inquire(payment)).toMatchObject({
    state: 'pending',
  })
  expect(await gateway.start(payment)).toMatchObject({ kind: 'redirect' })
})

test('case 3: a slow response times out with an unknown outcome', async () => {
  simulator.misbehave({ slow: 500 })
  await impatiently(() => expect(gateway.start(request())).rejects.toMatchObject({ code: 'UNAVAILABLE' }))
})

test.each([[{ foreignSecret: true }], [{ huge: true }]])(
  'case 5: rejects a response that is %j',
  async (misbehavior) => {
    const payment = await started()
    simulator.decide(payment.invoice, '0000')
    simulator.misbehave(misbehavior)
    await expect(inquire(payment)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(gateway.start(request())).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  },
)

test('case 5: rejects a response about another payment', async () => {
  const [payment, other] = [await started(), await started()]
  simulator.decide(other.invoice, '0000')
  simulator.misbehave({ otherInvoice: other.invoice })
  await expect(inquire(payment)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test.each([
  ['0000', 'paid'],
  ['4110', 'paid'],
  ['0001', 'pending'],
  ['0003', 'cancelled'],
  ['0999', 'unknown'],
  ['1005', 'pending'],
  ['2000', 'pending'],
  ['2001', 'pending'],
  ['4005', 'failed'],
  ['4009', 'unknown'],
  ['4014', 'failed'],
  ['4051', 'failed'],
  ['4055', 'failed'],
  ['4057', 'failed'],
  ['4061', 'failed'],
  ['4068', 'unknown'],
  ['4080', 'cancelled'],
  ['4081', 'failed'],
  ['4094', 'failed'],
  ['4120', 'failed'],
  ['9004', 'unknown'],
  ['9020', 'failed'],
  ['7777', 'unknown'],
  ['__pr', 'unknown'],
])('case 12: maps code %s to %s, in an inquiry and in a notification', async (respCode, state) => {
  const payment = await started()
  simulator.decide(payment.invoice, respCode)
  expect(await inquire(payment)).toMatchObject({ state })
  expect(await read(await simulator.notification(payment.invoice))).toMatchObject({ result: { state } })
})

test('reports the captured amount in minor units, with the gateway’s reference', async () => {
  const payment = await started({ amount: { amount: 199_999_29, currency: 'USD' } })
  simulator.decide(payment.invoice, '0000')
  const paid = {
    state: 'paid',
    money: { amount: 199_999_29, currency: 'USD' },
    gatewayReference: `T${payment.invoice}`,
  }
  expect(await inquire(payment)).toEqual(paid)
  expect(await read(await simulator.notification(payment.invoice))).toMatchObject({
    invoice: payment.invoice,
    result: paid,
  })
})

test('case 10: a failed inquiry says nothing about the payment', async () => {
  const payment = await started()
  simulator.decide(payment.invoice, '2003')
  expect(await inquire(payment)).toEqual({ state: 'unknown' })
})

test('a payment unknown to the gateway is pending', async () => {
  expect(await inquire({ invoice: 'SHNEVERBEGUN000' })).toEqual({
    state: 'pending',
  })
})

test('[B5] case 4: a repeated notification has the same event id, one with another result has another', async () => {
  const payment = await started()
  simulator.decide(payment.invoice, '4005')
  const declined = await read(await simulator.notification(payment.invoice))
  simulator.decide(payment.invoice, '0000')
  const [once, twice] = [
    await simulator.notification(payment.invoice),
    await simulator.notification(payment.invoice),
  ]
  expect((await read(once))?.eventId).toBe((await read(twice))?.eventId)
  expect((await read(once))?.eventId).not.toBe(declined?.eventId)
})

test.each([
  ['another secret', { secret: 'another secret that someone guessed' }],
  ['another algorithm', { alg: 'HS512' }],
  ['another merchant', { change: { merchantID: 'JT02' } }],
  ['no invoice', { change: { invoiceNo: undefined } }],
  ['a code that is not a string', { change: { respCode: ['0000'] } }],
])('[B5] case 5: rejects a notification with %s', async (_, change) => {
  const payment = await started()
  simulator.decide(payment.invoice, '0000')
  expect(await read(await simulator.notification(payment.invoice, change))).toBeNull()
})

test('[B5] case 5: rejects a notification without algorithm or with a changed field', async () => {
  const payment = await started()
  simulator.decide(payment.invoice, '4005')
  const [head, , signature] = JSON.parse(await simulator.notification(payment.invoice)).payload.split('.')
  simulator.decide(payment.invoice, '0000')
  const [, claims] = JSON.parse(await simulator.notification(payment.invoice)).payload.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const payload of [
    `${none}.${claims}.`,
    `${none}.${claims}.${signature}`,
    `${head}.${claims}.${signature}`,
  ])
    expect(await read(JSON.stringify({ payload }))).toBeNull()
})

test.each([
  '',
  'null',
  '[]',
  '{"payload":7}',
  '{"payload":"a.b"}',
  '{',
  `{"payload":"${'a'.repeat(40_000)}"}`,
])('case 12: rejects the malformed notification %.20j', async (body) => {
  expect(await read(body)).toBeNull()
})

test.each([
  ['1290.00', { amount: 129_000, currency: 'THB' }],
  ['1290.505', undefined],
  ['-1290.50', undefined],
])('case 7: reports the exact amount of %s, or none', async (amount, money) => {
  const payment = await started()
  simulator.decide(payment.invoice, '0000')
  simulator.misbehave({ amount })
  expect((await inquire(payment)).money).toEqual(money)
  expect((await read(await simulator.notification(payment.invoice)))?.result?.money).toEqual(money)
})

test('case 12: refunds are manual without the action keys', () => {
  expect(gateway.refunds).toBe('manual')
  expect(gateway.refund).toBeUndefined()
})
