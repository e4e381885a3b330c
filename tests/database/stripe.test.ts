import { expect, test } from 'vitest'
import { expireOrder } from '@/lib/server/checkout/expire-holds'
import { notificationResponse } from '@/lib/server/checkout/notification-response'
import { paymentStep } from '@/lib/server/checkout/payment-step'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { cancelled } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import { begin, contextOf, newOrder, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { liveStripe } from '../fixtures/live-gateways'
import { withShopDatabase } from '../fixtures/shop-database'
import { attemptsOf, placed, unpaid } from '../fixtures/unpaid'

const simulator = await liveStripe()

withShopDatabase()

const pending = () => unpaid('stripe')

type NotificationArguments = Parameters<typeof simulator.notification>
const send = (...notification: NotificationArguments) =>
  receiveNotification('stripe', simulator.notification(...notification))

/** The end of an order's hold, plus some minutes. */
async function afterHold(orderId: string, minutes: number): Promise<Date> {
  const [row] = await sql<{ until: Date }>('SELECT expires_at AS until FROM orders WHERE id = $1', [orderId])
  return new Date((row?.until.getTime() ?? 0) + minutes * 60_000)
}

async function capturesOf(orderId: string) {
  const rows = await sql<{ amount: string; outcome: string; reference: string | null }>(
    `SELECT c.amount, c.outcome, c.gateway_reference AS reference FROM captures c
      JOIN payment_attempts a ON a.id = c.attempt_id WHERE a.order_id = $1 ORDER BY c.captured_at, c.id`,
    [orderId],
  )
  return rows.map(({ amount, outcome, reference }) => [Number(amount), outcome, reference])
}

const reasonsOf = async (orderId: string) =>
  (
    await sql<{ reason: string }>(
      'SELECT r.reason FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE a.order_id = $1',
      [orderId],
    )
  ).map(({ reason }) => reason)

/** The payment intent of the newest page of an invoice. */
const intentOf = (invoice: string) => simulator.page(invoice).intent?.id

test('[B5] case 4: ten concurrent deliveries of an event sell once, by the payment’s own reference', async () => {
  const { sold, order, payment } = await pending()
  simulator.decide(payment.invoice, 'paid')
  await Promise.all(Array.from({ length: 10 }, () => send(payment.invoice)))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
  expect(await capturesOf(order.id)).toEqual([[payment.amount, 'paid', intentOf(payment.invoice)]])
  expect(
    await rowsOf('vouchers v JOIN bookings b ON b.id = v.booking_id WHERE b.order_id = $1', [order.id]),
  ).toBe(1)
})

test('[B5] events and queries of one payment are one capture', async () => {
  const { order, payment } = await pending()
  simulator.decide(payment.invoice, 'paid')
  await reconcile(new Date(Date.now() + 60_000))
  await send(payment.invoice)
  await send(payment.invoice, 'checkout.session.async_payment_succeeded')
  expect(await capturesOf(order.id)).toEqual([[payment.amount, 'paid', intentOf(payment.invoice)]])
})

test('[B4] the same page is shown again until another is needed, and its id only to the server', async () => {
  const { userId, order, payment } = await pending()
  const redirect = async () => (await startPayment(order.id, 'stripe', contextOf(userId))).data.redirect
  expect(await redirect()).toBe(`https://checkout.stripe.com/c/pay/${simulator.page(payment.invoice).id}`)
  const { data } = await paymentStep(order.id, contextOf(userId))
  expect(data?.step).toEqual({ kind: 'redirect', url: await redirect() })
  simulator.expire(payment.invoice)
  expect(await redirect()).not.toContain(simulator.page(payment.invoice).id)
  expect(await attemptsOf(order.id)).toEqual(['cancelled', 'pending'])
})

test('[B5][B6] the page closes with the hold', async () => {
  const { sold, order, payment } = await pending()
  expect(simulator.page(payment.invoice).expiresAt * 1000).toBeGreaterThan(
    (await afterHold(order.id, 0)).getTime(),
  )
  await expireOrder(order.id, await afterHold(order.id, 0))
  expect(simulator.page(payment.invoice).status).toBe('expired')
  expect(simulator.decide(payment.invoice, 'paid')).toBe(false)
  await send(payment.invoice, 'checkout.session.expired')
  expect(await statusesOf(order.id)).toEqual(['timeout'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
})

test('[B6] an order that the buyer cancels can no longer be paid', async () => {
  const { userId, order, payment } = await pending()
  await cancelled({ userId, order }, { expected_refund: null })
  expect(simulator.decide(payment.invoice, 'paid')).toBe(false)
})

test('[B6] a payment at the last moment is found when the hold ends', async () => {
  const { order, payment } = await pending()
  simulator.decide(payment.invoice, 'paid')
  await expireOrder(order.id, await afterHold(order.id, 0))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test('[B6] a payment that the bank works on keeps the places for half an hour', async () => {
  const { sold, order, payment } = await pending()
  simulator.decide(payment.invoice, 'processing')
  await send(payment.invoice)
  await expireOrder(order.id, await afterHold(order.id, 29))
  expect(await statusesOf(order.id)).toEqual(['pending'])
  simulator.decide(payment.invoice, 'paid')
  await send(payment.invoice, 'checkout.session.async_payment_succeeded')
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
})

test('[B5] a payment that the bank refuses days later does not pay, and another can', async () => {
  const { userId, order, payment } = await pending()
  simulator.decide(payment.invoice, 'bounced')
  await send(payment.invoice, 'checkout.session.async_payment_failed')
  expect(await attemptsOf(order.id)).toEqual(['failed'])
  const again = await begin(userId, order.id, 'stripe')
  simulator.decide(again.invoice, 'paid')
  await send(again.invoice)
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test.each([
  ['goes back if the places were sold', 1, 'timeout', 'too_late', ['too late']],
  ['books the places if they are free', 2, 'confirmed', 'paid', []],
] as const)(
  '[B6] case 11: money at a page that a silent account did not close %s',
  async (_, capacity, status, outcome, reasons) => {
    const sold = await newProduct({ capacity })
    const userId = await newUser()
    const order = await newOrder(userId, sold)
    const payment = await begin(userId, order.id, 'stripe')
    simulator.misbehave({ down: true })
    await expireOrder(order.id, await afterHold(order.id, 29))
    expect(await statusesOf(order.id)).toEqual(['pending'])
    await expireOrder(order.id, await afterHold(order.id, 30))
    expect(await statusesOf(order.id)).toEqual(['timeout'])
    simulator.misbehave({})
    await newOrder(await newUser(), sold)
    expect(simulator.decide(payment.invoice, 'paid')).toBe(true)
    await send(payment.invoice)
    expect(await statusesOf(order.id)).toEqual([status])
    expect(await capturesOf(order.id)).toEqual([[payment.amount, outcome, intentOf(payment.invoice)]])
    expect(await reasonsOf(order.id)).toEqual(reasons)
  },
)

test('[B5] case 5: a forged or an old notification is rejected over HTTP and changes nothing', async () => {
  const { order, payment } = await pending()
  simulator.decide(payment.invoice, 'paid')
  const post = async (options: NotificationArguments[2]) => {
    const { body, headers } = simulator.notification(payment.invoice, undefined, options)
    const request = new Request('http://shop.example/', { method: 'POST', body, headers })
    const response = await notificationResponse(request, 'stripe')
    return { status: response.status, body: await response.json() }
  }
  for (const options of [{ secret: 'whsec_forged' }, { age: 301 }])
    expect(await post(options)).toMatchObject({
      status: 403,
      body: { code: 'NOTIFICATION_REJECTED' },
    })
  expect(await statusesOf(order.id)).toEqual(['pending'])
  expect(await post({})).toMatchObject({ status: 200 })
  expect(await post({})).toMatchObject({ status: 200 })
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test('an event about something else is accepted', async () => {
  const { body, headers } = simulator.event('charge.refunded', { id: 'ch_1' })
  const request = new Request('http://shop.example/', { method: 'POST', body, headers })
  expect((await notificationResponse(request, 'stripe')).status).toBe(200)
})

test('[B5] case 7: a wrong amount confirms nothing and is refunded', async () => {
  const { order, payment } = await pending()
  simulator.misbehave({ captured: { amount: 99_999 } })
  simulator.decide(payment.invoice, 'paid')
  await send(payment.invoice)
  expect(await statusesOf(order.id)).toEqual(['pending'])
  expect(await reasonsOf(order.id)).toEqual(['wrong amount'])
})

test('[B5] case 8: events after the payment do not undo it', async () => {
  const { order, payment } = await pending()
  const [open, expired] = [
    simulator.notification(payment.invoice),
    simulator.notification(payment.invoice, 'checkout.session.async_payment_failed'),
  ]
  simulator.decide(payment.invoice, 'paid')
  await send(payment.invoice)
  for (const late of [open, expired]) await receiveNotification('stripe', late)
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await attemptsOf(order.id)).toEqual(['paid'])
})

test('[B5] cases 3 and 10: a lost response and a lost notification are recovered by queries', async () => {
  const { userId, order } = await placed()
  simulator.misbehave({ silent: true })
  await expect(startPayment(order.id, 'stripe', contextOf(userId))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  simulator.misbehave({})
  const payment = await begin(userId, order.id, 'stripe')
  expect(await attemptsOf(order.id)).toEqual(['pending'])
  simulator.decide(payment.invoice, 'paid')
  await reconcile(new Date(Date.now() + 60_000))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test('[B5] case 2: two pages of one invoice, in two languages, take one payment; the other goes back', async () => {
  const { userId, order } = await placed()
  simulator.misbehave({ silent: true })
  await expect(startPayment(order.id, 'stripe', contextOf(userId))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  simulator.misbehave({})
  await startPayment(order.id, 'stripe', contextOf(userId, { locale: 'th' }))
  const pages = simulator.pages.slice(-2)
  expect(new Set(pages.map(({ invoice }) => invoice)).size).toBe(1)
  const [first, second] = pages
  const invoice = second?.invoice ?? ''
  simulator.decide(invoice, 'paid')
  await send(invoice)
  const reference = intentOf(invoice)
  simulator.pages.splice(-1, 1)
  simulator.decide(invoice, 'paid')
  await send(invoice)
  expect(await capturesOf(order.id)).toEqual([
    [100_000, 'paid', reference],
    [100_000, 'duplicate', first?.intent?.id],
  ])
  expect(await reasonsOf(order.id)).toEqual(['duplicate'])
})
