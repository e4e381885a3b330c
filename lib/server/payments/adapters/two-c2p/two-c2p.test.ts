import { expect, test } from 'vitest'
import { impatiently } from '@/tests/fixtures/simulated-gateway'
import { twoC2pShop } from '@/tests/fixtures/two-c2p-shop'

const { simulator, gateway, gatewayWith, request, begun, inquire, read } = await twoC2pShop()

test('[B4] a payment begins on the page of the gateway, for exactly the amount', async () => {
  const asked = request()
  const started = await gateway.start(asked)
  expect(started).toEqual({ kind: 'redirect', url: expect.stringContaining(asked.invoice) })
  expect(simulator.books.get(asked.invoice)).toMatchObject({
    amount: 1290.5,
    currencyCode: 'THB',
    backendReturnUrl: expect.stringMatching(/\/api\/payments\/notices\/two_c2p$/),
    frontendReturnUrl: expect.stringContaining(encodeURIComponent(asked.returnPath)),
  })
})

test.each([
  ['Asia/Bangkok', '2026-12-10 10:15:00'],
  ['Asia/Singapore', '2026-12-10 11:15:00'],
])('[B5] it can be paid until the hold ends, as the clock of %s tells it', async (timeZone, told) => {
  const asked = request({ expiresAt: new Date('2026-12-10T03:15:00.789Z') })
  await gatewayWith({ timeZone }).start(asked)
  expect(simulator.books.get(asked.invoice)?.paymentExpiry).toBe(told)
})

test('[B5] after the hold has ended the gateway takes no payment', async () => {
  const payment = await begun({ expiresAt: new Date(Date.now() - 1000) })
  simulator.decide(payment.invoice, '0000')
  expect(await inquire(payment)).toMatchObject({ state: 'failed' })
})

test('[B5] case 1: the same payment begun twice is one, with the same answer', async () => {
  const asked = request()
  const known = simulator.books.size
  expect(await gateway.start(asked)).toEqual(await gateway.start(asked))
  expect(simulator.books.size).toBe(known + 1)
})

test('[B5] case 1: an invoice that the gateway knows from elsewhere begins nothing', async () => {
  const asked = request()
  await gateway.start(asked)
  const known = simulator.books.get(asked.invoice)
  if (known) known.idempotencyID = 'of somebody else'
  await expect(gateway.start(asked)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('[B5] case 3: time-out after accepting: nothing is known, asking goes on, beginning again is the same', async () => {
  simulator.misbehave({ silent: true })
  const asked = request()
  await expect(gateway.start(asked)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  simulator.misbehave({})
  expect(await inquire(asked)).toMatchObject({
    state: 'pending',
  })
  expect(await gateway.start(asked)).toMatchObject({ kind: 'redirect' })
})

test('case 3: an answer that takes too long is no answer', async () => {
  simulator.misbehave({ slow: 500 })
  await impatiently(() => expect(gateway.start(request())).rejects.toMatchObject({ code: 'UNAVAILABLE' }))
})

test.each([[{ foreignSecret: true }], [{ huge: true }]])(
  'case 5: an answer that is %j says nothing',
  async (misbehaviour) => {
    const payment = await begun()
    simulator.decide(payment.invoice, '0000')
    simulator.misbehave(misbehaviour)
    await expect(inquire(payment)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(gateway.start(request())).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  },
)

test('case 5: an answer about another payment says nothing of this one', async () => {
  const [payment, other] = [await begun(), await begun()]
  simulator.decide(other.invoice, '0000')
  simulator.misbehave({ otherInvoice: other.invoice })
  await expect(inquire(payment)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test.each([
  ['0000', 'paid'],
  ['4110', 'paid'],
  ['0001', 'pending'],
  ['0003', 'cancelled'],
  ['0999', 'pending'],
  ['1005', 'pending'],
  ['2000', 'pending'],
  ['2001', 'pending'],
  ['2003', 'pending'],
  ['4005', 'failed'],
  ['4051', 'failed'],
  ['4080', 'cancelled'],
  ['4081', 'failed'],
  ['4094', 'failed'],
  ['4120', 'failed'],
  ['9004', 'pending'],
  ['9020', 'failed'],
  ['7777', 'pending'],
  ['__pr', 'pending'],
])('case 12: code %s is %s, in an inquiry and in a notice', async (respCode, state) => {
  const payment = await begun()
  simulator.decide(payment.invoice, respCode)
  expect(await inquire(payment)).toMatchObject({ state })
  expect(await read(await simulator.notice(payment.invoice))).toMatchObject({ finding: { state } })
})

test('what was paid is said in minor units, with the gateway’s reference', async () => {
  const payment = await begun({ amount: { amount: 199_999_29, currency: 'USD' } })
  simulator.decide(payment.invoice, '0000')
  const paid = {
    state: 'paid',
    money: { amount: 199_999_29, currency: 'USD' },
    gatewayReference: `T${payment.invoice}`,
  }
  expect(await inquire(payment)).toEqual(paid)
  expect(await read(await simulator.notice(payment.invoice))).toMatchObject({
    invoice: payment.invoice,
    finding: paid,
  })
})

test('a payment that the gateway does not know is pending', async () => {
  expect(await inquire({ invoice: 'SHNEVERBEGUN000' })).toEqual({
    state: 'pending',
  })
})

test('[B5] case 4: the same notice again is the same event, another word is another', async () => {
  const payment = await begun()
  simulator.decide(payment.invoice, '4005')
  const declined = await read(await simulator.notice(payment.invoice))
  simulator.decide(payment.invoice, '0000')
  const [once, twice] = [await simulator.notice(payment.invoice), await simulator.notice(payment.invoice)]
  expect((await read(once))?.eventId).toBe((await read(twice))?.eventId)
  expect((await read(once))?.eventId).not.toBe(declined?.eventId)
})

test.each([
  ['another secret', { secret: 'another secret that somebody guessed' }],
  ['another algorithm', { alg: 'HS512' }],
  ['another merchant', { change: { merchantID: 'JT02' } }],
  ['no invoice', { change: { invoiceNo: undefined } }],
  ['a code that is no text', { change: { respCode: ['0000'] } }],
])('[B5] case 5: a notice with %s is refused', async (_, words) => {
  const payment = await begun()
  simulator.decide(payment.invoice, '0000')
  expect(await read(await simulator.notice(payment.invoice, words))).toBeNull()
})

test('[B5] case 5: a notice without algorithm, or with a changed field, is refused', async () => {
  const payment = await begun()
  simulator.decide(payment.invoice, '4005')
  const [head, , signature] = JSON.parse(await simulator.notice(payment.invoice)).payload.split('.')
  simulator.decide(payment.invoice, '0000')
  const [, claims] = JSON.parse(await simulator.notice(payment.invoice)).payload.split('.')
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
])('case 12: %.20j is no notice', async (body) => {
  expect(await read(body)).toBeNull()
})

test.each([
  ['1290.00', { amount: 129_000, currency: 'THB' }],
  ['1290.505', undefined],
  ['-1290.50', undefined],
])('case 7: the amount %s is said as it is, or not at all', async (amount, money) => {
  const payment = await begun()
  simulator.decide(payment.invoice, '0000')
  simulator.misbehave({ amount })
  expect((await inquire(payment)).money).toEqual(money)
  expect((await read(await simulator.notice(payment.invoice)))?.finding?.money).toEqual(money)
})

test('case 12: without the keys for it a refund is for a person', () => {
  expect(gateway.refunds).toBe('manual')
  expect(gateway.refund).toBeUndefined()
})
