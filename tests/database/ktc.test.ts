import { expect, test } from 'vitest'
import { paymentResult } from '@/lib/server/checkout/payment-result'
import { paymentStep } from '@/lib/server/checkout/payment-step'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { shipGoods } from '@/lib/server/goods/handle-goods'
import { recordReturn } from '@/lib/server/goods/record-return'
import { quoteReturn } from '@/lib/server/goods/request-return'
import { getOrder } from '@/lib/server/orders/service'
import { runOutbox } from '@/lib/server/outbox/worker'
import { refundSome } from '@/lib/server/staff/actions'
import { ordered, refundsOf } from '../fixtures/cancelling'
import { begin, contextOf, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { newRental } from '../fixtures/goods'
import { liveKtc } from '../fixtures/live-gateways'
import { withShopDatabase } from '../fixtures/shop-database'
import { unpaid } from '../fixtures/unpaid'
import { deliver } from '../simulators/misbehavior'

const { simulator, shop } = await liveKtc()

withShopDatabase()

/** Posts the form of the payment's page, as the browser does. */
async function visit(orderId: string, userId: string): Promise<void> {
  const { data } = await paymentStep(orderId, contextOf(userId))
  if (data?.step.kind !== 'form') throw new Error('no form')
  await fetch(data.step.action, { method: 'POST', body: new URLSearchParams(data.step.fields) })
}

async function pending(key: 'ktc_credit_card' | 'ktc_alipay' = 'ktc_credit_card') {
  const started = await unpaid(key)
  await visit(started.order.id, started.userId)
  return started
}

/** Has the gateway send notifications to the address in its merchant settings. */
const send = (...notifications: Parameters<typeof deliver>[1]) =>
  deliver(`${shop.origin}/api/payments/notices/ktc_pay`, notifications)

/** The form that is still open in the customer's browser. */
async function openForm(orderId: string) {
  const [row] = await sql<{ next_action: { action: string; fields: Record<string, string> } }>(
    'SELECT next_action FROM payment_attempts WHERE order_id = $1',
    [orderId],
  )
  if (!row) throw new Error('no attempt')
  return row.next_action
}

test('[B5] cases 4 and 12: ten concurrent notifications sell once, and the response to each is exactly OK', async () => {
  const { sold, order, payment } = await pending('ktc_alipay')
  const notification = simulator.notification(payment.invoice)
  expect(new Set(await send(...Array.from({ length: 10 }, () => notification)))).toEqual(new Set(['200 OK']))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
  expect(
    await rowsOf('vouchers v JOIN bookings b ON b.id = v.booking_id WHERE b.order_id = $1', [order.id]),
  ).toBe(1)
})

test('[B5] case 5: a forged notification changes nothing and gets no OK', async () => {
  const { order, payment } = await pending()
  const forged = { unsigned: true, change: { secureHash: 'a'.repeat(40) } }
  expect(await send(simulator.notification(payment.invoice, '0', forged))).toEqual([
    expect.stringMatching(/^4\d\d (?!OK$)/),
  ])
  expect(await statusesOf(order.id)).toEqual(['pending'])
})

test('[B5] case 7: a wrong amount confirms nothing', async () => {
  const { order, payment } = await pending()
  simulator.misbehave({ amount: '1.00' })
  await send(simulator.notification(payment.invoice))
  expect(await statusesOf(order.id)).toEqual(['pending'])
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 100, reason: 'wrong amount' }])
})

test('[B5] case 8: a decline, then a payment, then the decline again: paid', async () => {
  const { order, payment } = await pending()
  const refusal = simulator.notification(payment.invoice, '1')
  await send(refusal)
  expect(await statusesOf(order.id)).toEqual(['pending'])
  const { action, fields } = await openForm(order.id)
  await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })
  await send(simulator.notification(payment.invoice), refusal, simulator.notification(payment.invoice, '1'))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test('[B5] cases 9 and 10: a return before any notification shows that it is being checked, then that it is paid', async () => {
  const { userId, order, payment } = await pending()
  expect((await paymentResult(order.id, contextOf(userId))).data.state).toBe('checking')
  simulator.decide(payment.invoice, 'Accepted')
  await reconcile(new Date(Date.now() + 60_000))
  expect((await paymentResult(order.id, contextOf(userId))).data.state).toBe('paid')
})

/** Runs the outbox until no refund of an order waits for being sent. */
async function sendRefunds(orderId: string): Promise<void> {
  // Earlier refunds of this file may have failed on purpose and wait for a retry.
  const unsent = `outbox WHERE processed_at IS NULL AND payload->>'refund_id' IN (
    SELECT r.id::text FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE a.order_id = $1)`
  await expect.poll(() => runOutbox().then(() => rowsOf(unsent, [orderId]))).toBe(0)
}

const refundsAsked = (invoice: string) =>
  simulator.books.flatMap(({ ref, refundsAsked: asked }) => (ref === invoice ? [asked] : []))

test('[B5] case 12: a partial refund requires manual processing and is not requested from KTC', async () => {
  const { userId, order, payment } = await pending()
  simulator.decide(payment.invoice, 'Accepted')
  await send(simulator.notification(payment.invoice))
  await refundSome(order.id, { amount: 100, currency: 'THB' }, { staffMember: 'Nok' }, { reason: 'sorry' })
  await sendRefunds(order.id)
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'pending' }])
  expect((await getOrder(order.id, contextOf(userId))).data.refunds).toMatchObject([{ by_hand: true }])
  expect(refundsAsked(payment.invoice)).toEqual([[]])
})

test('[B7] the return of a rented device is refunded in two parts, which KTC does not make, and says so', async () => {
  const { userId, order } = await ordered([[await newRental(), { DEVICE: 1 }]])
  const payment = await begin(userId, order.id, 'ktc_credit_card')
  await visit(order.id, userId)
  simulator.decide(payment.invoice, 'Accepted')
  await send(simulator.notification(payment.invoice))
  const ids = [order.id, order.bookings[0]?.id ?? ''] as const
  await shipGoods(...ids, {}, { staffMember: 'Nok' })
  const { data: quote } = await quoteReturn(...ids, contextOf(userId))
  expect(quote).toMatchObject({ refund: quote.paid, by_hand: true })
  await recordReturn(...ids, { staffMember: 'Nok' })
  await sendRefunds(order.id)
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'pending' }, { state: 'pending' }])
})

test('[B5] case 11: two tabs pay one form, and the second payment is refunded by its own reference', async () => {
  const { order, payment } = await pending()
  const form = await openForm(order.id)
  simulator.decide(payment.invoice, 'Accepted')
  await send(simulator.notification(payment.invoice))
  await fetch(form.action, { method: 'POST', body: new URLSearchParams(form.fields) })
  simulator.decide(payment.invoice, 'Accepted')
  await send(simulator.notification(payment.invoice))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  await sendRefunds(order.id)
  expect(await refundsOf(order.id)).toMatchObject([{ reason: 'duplicate', state: 'processing' }])
  expect(refundsAsked(payment.invoice)).toEqual([[], [form.fields.amount]])
})
