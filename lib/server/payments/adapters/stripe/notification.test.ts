import { expect, test } from 'vitest'
import { stripeShop } from '@/tests/fixtures/stripe-shop'

const { simulator, gateway, started, read } = await stripeShop()

const readingOf = async (notification: ReturnType<typeof simulator.notification>) =>
  gateway.readNotification?.(notification)

async function paid() {
  const payment = await started()
  simulator.decide(payment.invoice, 'paid')
  return payment
}

test.each(['checkout.session.completed', 'checkout.session.async_payment_succeeded'])(
  '[B5] %s reports the captured amount with the payment’s own reference',
  async (type) => {
    const { invoice } = await paid()
    expect(await read(simulator.notification(invoice, type))).toEqual({
      invoice,
      eventId: expect.stringMatching(/^evt_/),
      result: {
        state: 'paid',
        money: { amount: 129_050, currency: 'THB' },
        gatewayReference: simulator.page(invoice).intent?.id,
      },
    })
  },
)

test('[B5] a completed page whose payment takes days is pending, then failed or paid', async () => {
  const { invoice } = await started()
  simulator.decide(invoice, 'processing')
  expect(await read(simulator.notification(invoice))).toMatchObject({ result: { state: 'pending' } })
  simulator.decide(invoice, 'bounced')
  const failed = simulator.notification(invoice, 'checkout.session.async_payment_failed')
  expect(await read(failed)).toMatchObject({ result: { state: 'failed' } })
})

test('[B5] an expired page is cancelled', async () => {
  const { invoice } = await started()
  simulator.expire(invoice)
  const expired = simulator.notification(invoice, 'checkout.session.expired')
  expect(await read(expired)).toMatchObject({ invoice, result: { state: 'cancelled' } })
})

test('[B5] case 4: the event’s own id identifies it', async () => {
  const { invoice } = await paid()
  const event = simulator.notification(invoice, 'checkout.session.completed', { eventId: 'evt_1' })
  expect((await read(event))?.eventId).toBe('evt_1')
})

test.each([
  ['another secret', { secret: 'whsec_another' }],
  ['an old signature', { age: 301 }],
  ['a changed amount', { change: (body: string) => body.replace('129050', '1') }],
  [
    'another order of its fields',
    { change: (body: string) => JSON.stringify({ x: 1, ...JSON.parse(body) }) },
  ],
])('[B5] case 5: rejects a notification with %s', async (_, options) => {
  const { invoice } = await paid()
  expect(await readingOf(simulator.notification(invoice, 'checkout.session.completed', options))).toBeNull()
})

test('[B5] case 5: accepts a signature that is nearly five minutes old', async () => {
  const { invoice } = await paid()
  expect(
    await read(simulator.notification(invoice, 'checkout.session.completed', { age: 290 })),
  ).toMatchObject({
    invoice,
  })
})

test.each(['', 't=1', 'v1=abc', 't=x,v1=', 't=1,v0=abc'])(
  '[B5] case 5: rejects a notification with the signature %j',
  async (signature) => {
    const { body } = simulator.notification((await paid()).invoice)
    expect(
      await gateway.readNotification?.({ body, headers: new Headers({ 'stripe-signature': signature }) }),
    ).toBeNull()
    expect(await gateway.readNotification?.({ body, headers: new Headers() })).toBeNull()
  },
)

test.each([
  ['no payment state', { status: 'complete' }],
  [
    'an amount with fractions',
    { id: 'cs_1', status: 'complete', payment_status: 'paid', amount_total: 1.5, currency: 'thb' },
  ],
  ['no object', null],
])('case 12: rejects a signed notification with %s', async (_, object) => {
  expect(await readingOf(simulator.event('checkout.session.completed', object as object))).toBeNull()
})

test.each(['', 'null', '{', '[]', '{"id":"evt_1"}'])('case 12: rejects the signed body %j', async (body) => {
  const notification = simulator.event('checkout.session.completed', {}, { change: () => body })
  expect(await readingOf(notification)).toBeNull()
})

test.each([
  'charge.refunded',
  'charge.succeeded',
  'payment_intent.succeeded',
  'customer.created',
  'toString',
])('accepts %s without an effect', async (type) => {
  expect(await readingOf(simulator.event(type, { id: 'ch_1', amount_refunded: 100 }))).toBe('irrelevant')
})

test('a payment of other software in the same account has no effect', async () => {
  const page = { id: 'cs_9', status: 'complete', payment_status: 'paid', amount_total: 500, currency: 'thb' }
  const foreign = [null, {}, { invoice: '' }, { invoice: 'an invoice of another shop' }]
  for (const metadata of foreign)
    expect(await readingOf(simulator.event('checkout.session.completed', { ...page, metadata }))).toBe(
      'irrelevant',
    )
})
