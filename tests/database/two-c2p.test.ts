import { expect, test } from 'vitest'
import { env } from '@/lib/env'
import { expireOrder } from '@/lib/server/checkout/expire-holds'
import { paymentStep } from '@/lib/server/checkout/payment-step'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { getOrder } from '@/lib/server/orders/service'
import { runOutbox } from '@/lib/server/outbox/worker'
import { pollRefunds } from '@/lib/server/refunds/send-refund'
import { cancelled, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { begin, contextOf, newOrder, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { liveTwoC2p } from '../fixtures/live-gateways'
import { withShopDatabase } from '../fixtures/shop-database'
import { attemptsOf, placed, unpaid } from '../fixtures/unpaid'

const simulator = await liveTwoC2p()

withShopDatabase()

const headers = new Headers({ 'content-type': 'application/json' })

const pending = () => unpaid('two_c2p')

const send = async (invoice: string, options = {}) =>
  receiveNotification('two_c2p', { body: await simulator.notification(invoice, options), headers })

test('[B5] case 4: ten concurrent notifications sell once', async () => {
  const { sold, order, payment } = await pending()
  simulator.decide(payment.invoice, '0000')
  await Promise.all(Array.from({ length: 10 }, () => send(payment.invoice)))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
  expect(
    await rowsOf('vouchers v JOIN bookings b ON b.id = v.booking_id WHERE b.order_id = $1', [order.id]),
  ).toBe(1)
})

test('[B5] the gateway accepts no payment after the hold has expired', async () => {
  const { sold, order, payment } = await pending()
  const [row] = await sql<{ until: string }>(
    `SELECT to_char(expires_at AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI:SS') AS until
      FROM orders WHERE id = $1`,
    [order.id],
  )
  expect(simulator.books.get(payment.invoice)?.paymentExpiry).toBe(row?.until)
  simulator.expire(payment.invoice)
  simulator.decide(payment.invoice, '0000')
  await send(payment.invoice)
  await expireOrder(order.id, new Date(Date.now() + 1_000_000))
  expect(await attemptsOf(order.id)).toEqual(['failed'])
  expect(await statusesOf(order.id)).toEqual(['timeout'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
})

test('[B5] a closed payment page is not reused: a new one opens while the hold lasts', async () => {
  const { userId, order } = await pending()
  const startAfter = (minutes: number) =>
    startPayment(order.id, 'two_c2p', contextOf(userId), new Date(Date.now() + minutes * 60_000))
  const { data: first } = await startAfter(14)
  expect(await attemptsOf(order.id)).toEqual(['pending'])
  const { data: second } = await startAfter(16)
  expect(await attemptsOf(order.id)).toEqual(['cancelled', 'pending'])
  expect(second.redirect).not.toBe(first.redirect)
})

test('[B5] a payment page whose token has expired is not shown again, although the order can still be paid', async () => {
  const { userId, order } = await pending()
  const start = async () => (await startPayment(order.id, 'two_c2p', contextOf(userId))).data.redirect
  const age = (minutes: number) =>
    sql(`UPDATE payment_attempts SET created_at = now() - make_interval(mins => $2) WHERE order_id = $1`, [
      order.id,
      minutes,
    ])
  const step = async () => (await paymentStep(order.id, contextOf(userId))).data
  const first = await start()
  await age(29)
  expect(await start()).toBe(first)
  expect(await step()).toMatchObject({ step: { kind: 'redirect', url: first } })
  await age(30)
  expect(await step()).toBeNull()
  expect(await start()).not.toBe(first)
  expect(await attemptsOf(order.id)).toEqual(['cancelled', 'pending'])
})

test('[B4] a new account cannot pay later; one that has paid can, for a limited number of orders', async () => {
  const { userId, order, payment } = await pending()
  const later = (id: string) => startPayment(id, 'pay_later', contextOf(userId))
  const offered = async (id: string) =>
    (await getOrder(id, contextOf(userId))).data.charges.some(({ key }) => key === 'pay_later')
  expect(await offered(order.id)).toBe(false)
  await expect(later(order.id)).rejects.toMatchObject({ code: 'PAYMENT_OPTION_UNAVAILABLE' })
  simulator.decide(payment.invoice, '0000')
  await send(payment.invoice)

  const next = async () => (await newOrder(userId, await newProduct())).id
  for (let n = 0; n < env.PAY_LATER_ORDERS; n++) await later(await next())
  const last = await next()
  expect(await offered(last)).toBe(false)
  await expect(later(last)).rejects.toMatchObject({ code: 'PAYMENT_OPTION_UNAVAILABLE' })
})

test('[B6] an answer that 2C2P does not document keeps the places for half an hour, like silence', async () => {
  const { userId, sold, order, payment } = await pending()
  const [row] = await sql<{ until: Date }>('SELECT expires_at AS until FROM orders WHERE id = $1', [order.id])
  const after = (minutes: number) => new Date((row?.until.getTime() ?? 0) + minutes * 60_000)
  simulator.decide(payment.invoice, '7777')
  await send(payment.invoice)
  expect(await attemptsOf(order.id)).toEqual(['pending'])
  await expect(cancelled({ userId, order }, { expected_refund: null })).rejects.toMatchObject({
    code: 'PAYMENT_IN_PROGRESS',
  })
  await expireOrder(order.id, after(29))
  expect(await statusesOf(order.id)).toEqual(['pending'])
  expect(await slotOf(sold)).toEqual({ held: 1, sold: 0 })
  await expireOrder(order.id, after(30))
  expect(await statusesOf(order.id)).toEqual(['timeout'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
})

test('[B5] case 5: a forged notification changes nothing', async () => {
  const { order, payment } = await pending()
  simulator.decide(payment.invoice, '0000')
  await expect(send(payment.invoice, { secret: 'forged' })).rejects.toMatchObject({
    code: 'NOTIFICATION_REJECTED',
  })
  expect(await statusesOf(order.id)).toEqual(['pending'])
})

test('[B5] case 7: a wrong amount confirms nothing and is refunded', async () => {
  const { order, payment } = await pending()
  simulator.decide(payment.invoice, '0000')
  simulator.misbehave({ amount: '999.99' })
  await send(payment.invoice)
  expect(await statusesOf(order.id)).toEqual(['pending'])
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 99_999, reason: 'wrong amount' }])
})

test('[B5] case 8: notifications after the payment do not undo it', async () => {
  const { order, payment } = await pending()
  simulator.decide(payment.invoice, '4005')
  const declined = await simulator.notification(payment.invoice)
  simulator.decide(payment.invoice, '0000')
  await send(payment.invoice)
  await receiveNotification('two_c2p', { body: declined, headers })
  simulator.decide(payment.invoice, '4120')
  await send(payment.invoice)
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await attemptsOf(order.id)).toEqual(['paid'])
})

test('[B5] cases 3 and 10: a lost response and a lost notification are recovered by inquiries', async () => {
  const { userId, order } = await placed()
  simulator.misbehave({ silent: true })
  await expect(startPayment(order.id, 'two_c2p', contextOf(userId))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  simulator.misbehave({})
  const payment = await begin(userId, order.id, 'two_c2p')
  expect(await attemptsOf(order.id)).toEqual(['pending'])
  simulator.decide(payment.invoice, '0000')
  await reconcile(new Date(Date.now() + 60_000))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test('case 12: a refund that the gateway has not decided is requested again, and made once', async () => {
  const { order, payment } = await pending()
  simulator.decide(payment.invoice, '0000')
  simulator.misbehave({ amount: '500.00', refundCode: '42' })
  await send(payment.invoice)
  await runOutbox()
  await expect.poll(() => refundsOf(order.id)).toMatchObject([{ state: 'processing' }])
  simulator.misbehave({})
  simulator.settle()
  await pollRefunds(new Date(Date.now() + 3_600_000))
  await expect.poll(() => refundsOf(order.id)).toMatchObject([{ state: 'succeeded', amount: 50_000 }])
  expect([...(simulator.books.get(payment.invoice)?.refunds.values() ?? [])]).toEqual([500])
})
