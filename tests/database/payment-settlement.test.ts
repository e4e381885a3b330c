import { expect, test } from 'vitest'
import { clearCart } from '@/lib/server/cart/service'
import { expireOrder } from '@/lib/server/checkout/expire-holds'
import { paymentResult } from '@/lib/server/checkout/payment-result'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { getOrder, showEsim } from '@/lib/server/orders/service'
import { readCode } from '@/lib/server/orders/voucher'
import { runOutbox } from '@/lib/server/outbox/worker'
import { sandboxLedger } from '@/lib/server/payments/sandbox-repo'
import { newProduct, newUser, type Sold } from '../fixtures/catalog'
import {
  begin,
  contextOf,
  fill,
  formFor,
  mailsTo,
  newOrder,
  paidNotification,
  rowsOf,
  slotOf,
  statusesOf,
} from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const HOUR = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * HOUR)

async function pending(sold: Sold) {
  const userId = await newUser()
  const order = await newOrder(userId, sold)
  return { userId, order, payment: await begin(userId, order.id) }
}

const refundsOf = (orderId: string) =>
  sql<{ amount: string; currency: string; reason: string; state: string }>(
    `SELECT r.amount, r.currency, r.reason, r.state FROM refunds r
      JOIN payment_attempts a ON a.id = r.attempt_id WHERE a.order_id = $1 ORDER BY r.created_at`,
    [orderId],
  )

const attemptsOf = async (orderId: string) => {
  const rows = await sql<{ state: string }>(
    'SELECT state FROM payment_attempts WHERE order_id = $1 ORDER BY created_at',
    [orderId],
  )
  return rows.map(({ state }) => state)
}

test.each<[string, { amount?: number; currency?: string }]>([
  ['too little', { amount: 99_999 }],
  ['too much', { amount: 100_001 }],
  ['another currency', { currency: 'USD' }],
])('[B5] %s never pays; the money is refunded', async (_, mismatch) => {
  const sold = await newProduct()
  const { order, payment } = await pending(sold)
  await receiveNotification('sandbox', paidNotification({ ...payment, ...mismatch }))
  expect(await statusesOf(order.id)).toEqual(['pending'])
  expect(await attemptsOf(order.id)).toEqual(['failed'])
  expect(await slotOf(sold)).toEqual({ held: 1, sold: 0 })
  expect(await refundsOf(order.id)).toMatchObject([
    { amount: String(mismatch.amount ?? 100_000), reason: 'wrong amount' },
  ])
})

test('[B6] an unpaid order times out, its places are released, and its payment is closed', async () => {
  const sold = await newProduct()
  const { userId, order, payment } = await pending(sold)
  await expireOrder(order.id, later(0.1))
  expect(await statusesOf(order.id)).toEqual(['pending'])
  await expireOrder(order.id, later(1))
  expect(await statusesOf(order.id)).toEqual(['timeout'])
  expect(await attemptsOf(order.id)).toEqual(['expired'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  expect(await sandboxLedger.find(payment.invoice)).toMatchObject({ state: 'cancelled' })
  await expect(startPayment(order.id, 'two_c2p', contextOf(userId))).rejects.toMatchObject({
    code: 'ORDER_NOT_PAYABLE',
  })
})

test('[B6] money captured after the timeout confirms the order if its places are still free', async () => {
  const sold = await newProduct({ capacity: 1 })
  const { order, payment } = await pending(sold)
  await expireOrder(order.id, later(1))
  await receiveNotification('sandbox', paidNotification(payment))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
  expect(await attemptsOf(order.id)).toEqual(['paid'])
})

test('[B6] money captured after the places were sold to another buyer is refunded', async () => {
  const sold = await newProduct({ capacity: 1 })
  const { order, payment } = await pending(sold)
  await expireOrder(order.id, later(1))
  const other = await pending(sold)
  await receiveNotification('sandbox', paidNotification(other.payment))
  await receiveNotification('sandbox', paidNotification(payment))
  await receiveNotification('sandbox', paidNotification(payment))
  expect(await statusesOf(order.id)).toEqual(['timeout'])
  expect(await statusesOf(other.order.id)).toEqual(['confirmed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
  await runOutbox()
  await expect
    .poll(() => refundsOf(order.id))
    .toMatchObject([{ amount: '100000', currency: 'THB', reason: 'too late', state: 'succeeded' }])
  // Both may be under way at the same time.
  expect((await mailsTo(order.lead.email)).toSorted()).toEqual([
    `Refund for order ${order.reference} at Sunhop`,
    `Your payment for order ${order.reference} is being refunded · Sunhop`,
  ])
})

test('[B5] a second payment is refunded, and the booking stays one', async () => {
  const sold = await newProduct()
  const { userId, order, payment } = await pending(sold)
  const second = await begin(userId, order.id, 'two_c2p')
  expect(await attemptsOf(order.id)).toEqual(['cancelled', 'pending'])
  await receiveNotification('sandbox', paidNotification(second))
  await receiveNotification('sandbox', paidNotification(payment))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await attemptsOf(order.id)).toEqual(['cancelled', 'paid'])
  expect(await refundsOf(order.id)).toMatchObject([{ amount: '100000', reason: 'duplicate' }])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
})

test('[B5] switching options after paying at the bank does not pay twice', async () => {
  const sold = await newProduct()
  const { userId, order, payment } = await pending(sold)
  await sandboxLedger.decide(payment.invoice, 'paid')
  const { data } = await startPayment(order.id, 'ktc_alipay', contextOf(userId))
  expect(data.redirect).toBe(`/profile/orders/${order.id}?payment=returned`)
  expect(await attemptsOf(order.id)).toEqual(['paid'])
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test('[B5] a declined payment leaves the order pending and payable', async () => {
  const sold = await newProduct()
  const { userId, order, payment } = await pending(sold)
  await sandboxLedger.decide(payment.invoice, 'failed')
  const declined = await paymentResult(order.id, contextOf(userId))
  expect(declined.data).toMatchObject({ state: 'not_paid', order: { status: 'pending', payable: true } })
  const again = await begin(userId, order.id)
  const open = await paymentResult(order.id, contextOf(userId))
  expect(open.data.state).toBe('checking')
  await sandboxLedger.decide(again.invoice, 'paid')
  const paid = await paymentResult(order.id, contextOf(userId))
  expect(paid.data).toMatchObject({ state: 'paid', order: { status: 'confirmed', payable: false } })
})

test('[B5] the reconciler settles a payment with a lost notification, and an expired one that was paid', async () => {
  const sold = await newProduct()
  const lost = await pending(sold)
  const expired = await pending(sold)
  await sandboxLedger.decide(lost.payment.invoice, 'paid')
  await sandboxLedger.decide(expired.payment.invoice, 'paid')
  await expireOrder(expired.order.id, later(1))
  await sql('UPDATE payment_attempts SET next_status_check_at = created_at WHERE order_id = $1', [
    lost.order.id,
  ])
  await reconcile()
  expect(await statusesOf(lost.order.id)).toEqual(['confirmed'])
  expect(await statusesOf(expired.order.id)).toEqual(['confirmed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 2 })
})

test('[B5] forged and out-of-order notifications change nothing', async () => {
  const sold = await newProduct()
  const { order, payment } = await pending(sold)
  const { body, headers } = paidNotification(payment)
  const rejection = { code: 'NOTIFICATION_REJECTED' }
  const changed = body.replace(payment.invoice, 'SHOTHER')
  await expect(receiveNotification('sandbox', { body: changed, headers })).rejects.toMatchObject(rejection)
  await expect(receiveNotification('sandbox', { body, headers: new Headers() })).rejects.toMatchObject(
    rejection,
  )
  await expect(receiveNotification('sandbox', { body: '{', headers })).rejects.toMatchObject(rejection)
  await expect(receiveNotification('two_c2p', { body, headers })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await statusesOf(order.id)).toEqual(['pending'])
  expect(await rowsOf('gateway_notifications WHERE invoice_number = $1', [payment.invoice])).toBe(0)

  await receiveNotification('sandbox', { body, headers })
  await sandboxLedger.decide(payment.invoice, 'failed')
  await reconcile(later(0.2))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await attemptsOf(order.id)).toEqual(['paid'])
})

test('[B4] pay later holds the places for a day, and another option then pays', async () => {
  const sold = await newProduct()
  const userId = await newUser()
  const order = await newOrder(userId, sold)
  const started = await startPayment(order.id, 'pay_later', contextOf(userId))
  expect(started.data.redirect).toBeNull()
  const { data } = await paymentResult(order.id, contextOf(userId))
  expect(data).toMatchObject({ state: 'not_paid', order: { status: 'pending', payable: true } })
  expect(new Date(data.order.expires_at ?? 0).getTime()).toBeGreaterThan(later(23.9).getTime())
  expect(data.order.payment).toMatchObject({ key: 'pay_later', label: 'Pay Later', state: 'pending' })
  expect(await mailsTo(order.lead.email)).toEqual([expect.stringContaining(order.reference)])
  await expireOrder(order.id, later(23))
  expect(await statusesOf(order.id)).toEqual(['pending'])
  await receiveNotification('sandbox', paidNotification(await begin(userId, order.id, 'ktc_credit_card')))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await attemptsOf(order.id)).toEqual(['cancelled', 'paid'])
})

test('[B4] an order in another currency is charged in baht, from the price in its own currency', async () => {
  const sold = await newProduct({ units: [{ code: 'ADULT', amount: 100_001 }] })
  const userId = await newUser()
  const order = await newOrder(userId, sold, undefined, 'JPY')
  expect(order.total.currency).toBe('JPY')
  expect(order.charges.map(({ key, charge }) => [key, charge.amount, charge.currency])).toEqual([
    ['gb_prime_pay_credit_card', 100_001, 'THB'],
    ['ktc_credit_card', 100_001, 'THB'],
    ['ktc_alipay', 100_001, 'THB'],
    ['pay_later', order.total.amount, 'JPY'],
    ['gb_prime_pay_qr_cash', 100_001, 'THB'],
    ['gb_prime_pay_qr_credit', 100_001, 'THB'],
    ['two_c2p', 100_001, 'THB'],
  ])
  expect(await begin(userId, order.id)).toMatchObject({ amount: 100_001, currency: 'THB' })
})

test('[B4] each payment option requests the charge shown on the order', async () => {
  const userId = await newUser()
  const order = await newOrder(userId, await newProduct(), undefined, 'USD')
  const charges = order.charges.filter(({ key }) => key !== 'pay_later')
  expect(new Set(charges.map(({ charge }) => charge.currency))).toEqual(new Set(['THB', 'USD']))
  for (const { key, charge } of charges) expect(await begin(userId, order.id, key)).toMatchObject(charge)
  const { data } = await getOrder(order.id, contextOf(userId))
  expect(data.charges).toEqual(order.charges)
})

test('[B5] an order with a total of zero is paid and confirmed immediately', async () => {
  const sold = await newProduct({ units: [{ code: 'ADULT', amount: 0 }] })
  const userId = await newUser()
  const order = await newOrder(userId, sold)
  expect(order).toMatchObject({
    status: 'confirmed',
    payable: false,
    charges: [],
    expires_at: null,
    payment: null,
  })
  expect(readCode(order.bookings[0]?.voucher?.code ?? '')).not.toBeNull()
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
})

test('[B7] each eSIM has its own profile; the money is refunded where too few are left', async () => {
  const sold = await newProduct({
    dateMode: 'NONE',
    inventory: 'SERIAL',
    units: [{ code: 'PROFILE', amount: 30_000 }],
    profiles: 2,
  })
  const buy = async (pieces: number) => {
    const userId = await newUser()
    const id = await fill(userId, sold, { PROFILE: pieces })
    const { data } = await placeOrder(await formFor(userId, [id]), contextOf(userId))
    await receiveNotification('sandbox', paidNotification(await begin(userId, data.id)))
    return { userId, ...(await getOrder(data.id, contextOf(userId))).data }
  }
  const two = await buy(2)
  expect(two.bookings.map(({ esim_codes, esim }) => [esim_codes, esim])).toEqual([['hidden', []]])
  const shown = await showEsim(two.id, two.bookings[0]?.id ?? '', contextOf(two.userId))
  const esim = shown.data.bookings.flatMap((booking) => booking.esim)
  expect(new Set(esim.map(({ iccid }) => iccid)).size).toBe(2)
  expect(esim[0]?.qr_svg).toContain('<svg')
  const none = await buy(1)
  expect(none.status).toBe('failed')
  expect(await refundsOf(none.id)).toMatchObject([{ amount: '30000', reason: 'not supplied' }])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 2 })
})

test('[B6] a booking with manual confirmation stays paid, without a voucher', async () => {
  const sold = await newProduct({ instantConfirmation: false })
  const { userId, order, payment } = await pending(sold)
  await receiveNotification('sandbox', paidNotification(payment))
  const { data } = await getOrder(order.id, contextOf(userId))
  expect(data).toMatchObject({ status: 'paid', bookings: [{ status: 'paid', voucher: null }] })
})

test('[B2] items being ordered can no longer be cleared from the cart or ordered again', async () => {
  const sold = await newProduct()
  const userId = await newUser()
  const id = await fill(userId, sold)
  const form = await formFor(userId, [id])
  await placeOrder(form, contextOf(userId))
  await expect(clearCart(id, contextOf(userId))).rejects.toMatchObject({ code: 'CART_ITEM_NOT_FOUND' })
  await expect(placeOrder(form, contextOf(userId))).rejects.toMatchObject({ code: 'CART_ITEM_NOT_FOUND' })
})
