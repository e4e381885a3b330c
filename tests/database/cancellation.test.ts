import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { selection } from '@/lib/contract/cart'
import { addToCart } from '@/lib/server/cart/service'
import { expireOrder } from '@/lib/server/checkout/expire-holds'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { getOrder, listOrders } from '@/lib/server/orders/service'
import { runOutbox } from '@/lib/server/outbox/worker'
import { sandboxLedger } from '@/lib/server/payments/sandbox-repo'
import { bought, cancelled, ordered, quoted, refundsOf } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import {
  begin,
  contextOf,
  formFor,
  mailsTo,
  paidNotification,
  slotOf,
  statusesOf,
} from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { newLine, placesOfLine } from '../fixtures/transport'

withShopDatabase()

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

async function twelveHoursBefore(orderId: string): Promise<Date> {
  const [row] = await sql<{ at: Date }>(
    "SELECT starts_at - interval '12 hours' AS at FROM bookings WHERE order_id = $1",
    [orderId],
  )
  if (!row) throw new Error('no booking')
  return row.at
}
const thb = (amount: number) => ({ amount, currency: 'THB' })

test('[B7] an early cancellation is free: everything is refunded to the payment method', async () => {
  const sold = await newProduct()
  const buyer = await bought([[sold, { ADULT: 2, CHILD: 1 }]], { key: 'ktc_alipay' })
  // Its documents take longer than a mail without any.
  await mailsTo(buyer.order.lead.email)
  expect(buyer.order.bookings[0]?.cancellable).toEqual({ now: true, in_part: true })
  expect(await quoted(buyer)).toMatchObject({
    whole: true,
    paid: thb(250_000),
    refund: thb(250_000),
    deposit: null,
    fee_percent: 0,
    method: 'Alipay',
    by_hand: false,
  })
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 3 })
  const order = await cancelled(buyer, { reason: 'plans' })
  expect(order).toMatchObject({
    status: 'cancelled',
    bookings: [{ voucher: null, cancellable: { now: false } }],
  })
  expect(order.bookings[0]?.travellers.every((traveller) => traveller.cancelled)).toBe(true)
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  await runOutbox()
  await expect
    .poll(() => refundsOf(order.id))
    .toMatchObject([{ ...thb(250_000), reason: 'cancelled', state: 'succeeded' }])
  const { data } = await getOrder(order.id, contextOf(buyer.userId))
  expect(data.refunds).toMatchObject([
    { amount: thb(250_000), state: 'done', method: 'Alipay', by_hand: false },
  ])
  expect(data.refunds[0]?.ended_at).not.toBeNull()
  expect(data.bookings[0]?.events.at(-1)).toMatchObject({
    from: 'confirmed',
    to: 'cancelled',
    actor: 'customer',
  })
  expect(await mailsTo(order.lead.email)).toEqual([
    expect.stringContaining('Confirmed'),
    `Cancelled: order ${order.reference} at Sunhop`,
    `Refund for order ${order.reference} at Sunhop`,
  ])
})

test('[B7] a later cancellation is charged by the policy; after the start it is rejected', async () => {
  const buyer = await bought([[await newProduct({ day: 3 })]])
  expect(await quoted(buyer)).toMatchObject({
    refund: thb(100_000),
    fee_percent: 0,
    until: expect.any(String),
  })
  const late = await twelveHoursBefore(buyer.order.id)
  expect(await quoted(buyer, undefined, late)).toMatchObject({
    refund: thb(0),
    fee_percent: 100,
    until: null,
  })
  const closed = { code: 'CANCELLATION_CLOSED' }
  await expect(quoted(buyer, undefined, inDays(5))).rejects.toMatchObject(closed)
  await sql('UPDATE vouchers SET redeemed_at = now() WHERE booking_id = $1', [buyer.order.bookings[0]?.id])
  await expect(quoted(buyer)).rejects.toMatchObject(closed)
})

test('[B7] a cancellation before the supplier’s response is free, whatever the policy', async () => {
  const sold = await newProduct({ instantConfirmation: false, day: 1, cutoffMinutes: 0 })
  const buyer = await bought([[sold]])
  expect(await statusesOf(buyer.order.id)).toEqual(['paid'])
  expect(await quoted(buyer)).toMatchObject({ refund: thb(100_000), fee_percent: 0 })
  await cancelled(buyer)
  expect(await refundsOf(buyer.order.id)).toMatchObject([thb(100_000)])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
})

test('[B7] some travellers are cancelled, the others retain their booking and voucher', async () => {
  const sold = await newProduct()
  const buyer = await bought([[sold, { ADULT: 2, CHILD: 2 }]])
  const [adult, , child] = buyer.order.bookings[0]?.travellers.map(({ id }) => id) ?? []
  const order = await cancelled(buyer, { unit_item_ids: [adult ?? '', child ?? ''] })
  expect(order.status).toBe('confirmed')
  const [booking] = order.bookings
  expect(booking?.voucher).not.toBeNull()
  expect(booking?.lines.map(({ quantity, cancelled: removed }) => [quantity, removed])).toEqual([
    [2, 1],
    [2, 1],
  ])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 2 })
  expect(await refundsOf(order.id)).toMatchObject([thb(150_000)])
  await expect(quoted(buyer, [adult ?? ''])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  expect(await quoted(buyer)).toMatchObject({ whole: true, paid: thb(150_000), refund: thb(150_000) })
  await cancelled(buyer)
  expect(await statusesOf(order.id)).toEqual(['cancelled'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  expect((await refundsOf(order.id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(300_000)
})

test('[B7] a partial cancellation may leave neither too few travellers nor an unaccompanied child', async () => {
  const family = await bought([[await newProduct({ minUnits: 2 }), { ADULT: 1, CHILD: 2 }]])
  const [adult, first, second] = family.order.bookings[0]?.travellers.map(({ id }) => id) ?? []
  await expect(quoted(family, [adult ?? ''])).rejects.toMatchObject({
    code: 'REMAINING_UNACCOMPANIED',
    values: { unit: 'child', by: 'adult' },
  })
  await expect(quoted(family, [first ?? '', second ?? ''])).rejects.toMatchObject({
    code: 'REMAINING_TOO_FEW',
    values: { min: 2 },
  })
  await expect(quoted(family, [])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  await expect(quoted(family, [randomUUID()])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  expect(await quoted(family, [second ?? ''])).toMatchObject({ whole: false, refund: thb(50_000) })
})

test('[B7] an order charged in another currency is refunded in it, to the last minor unit', async () => {
  const unevenPrice = await newProduct({ units: [{ code: 'ADULT', amount: 33_333 }] })
  const plain = await newProduct()
  const buyer = await bought(
    [
      [unevenPrice, { ADULT: 3 }],
      [plain, { ADULT: 1 }],
    ],
    { currency: 'JPY' },
  )
  expect(buyer.payment).toMatchObject(thb(199_999))
  const [one] = buyer.order.bookings[0]?.travellers ?? []
  await cancelled(buyer, { unit_item_ids: [one?.id ?? ''] })
  await cancelled(buyer)
  await cancelled(buyer, {}, { nth: 1 })
  const refunds = await refundsOf(buyer.order.id)
  expect(refunds.map(({ amount }) => amount)).toEqual([33_333, 66_666, 100_000])
})

test('[B7] an unpaid order is cancelled free of charge, as a whole, and its payment is closed at the bank', async () => {
  const [one, two] = [await newProduct(), await newProduct()]
  const buyer = await ordered([[one, { ADULT: 2 }], [two]])
  const payment = await begin(buyer.userId, buyer.order.id)
  const [traveller] = buyer.order.bookings[0]?.travellers ?? []
  await expect(quoted(buyer, [traveller?.id ?? ''])).rejects.toMatchObject({ code: 'PARTIAL_CANCEL_UNPAID' })
  const quote = await quoted(buyer)
  expect(quote).toMatchObject({ paid: null, refund: null, method: null })
  expect(quote.booking_ids).toHaveLength(2)
  const order = await cancelled(buyer)
  expect(order.bookings.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  expect(await sandboxLedger.find(payment.invoice)).toMatchObject({ state: 'cancelled' })
  expect([await slotOf(one), await slotOf(two)]).toEqual([
    { held: 0, sold: 0 },
    { held: 0, sold: 0 },
  ])
  await expect(startPayment(order.id, 'two_c2p', contextOf(buyer.userId))).rejects.toMatchObject({
    code: 'ORDER_NOT_PAYABLE',
  })
  expect(await refundsOf(order.id)).toEqual([])
  await expireOrder(order.id, inDays(2))
  expect(await statusesOf(order.id)).toEqual(['cancelled', 'cancelled'])
})

test('[B7] cancelling one of two travellers of a return trip releases both legs', async () => {
  const trip = await newLine()
  const userId = await newUser()
  const { data } = await addToCart(
    selection.parse({
      product_id: trip.productId,
      option_id: trip.optionId,
      date: trip.date,
      time: '10:00',
      quantities: { ADULT: 2 },
      booking_details: trip.booking_details,
    }),
    contextOf(userId),
  )
  const placed = await placeOrder(await formFor(userId, [data.item.id]), contextOf(userId))
  const buyer = { userId, order: placed.data }
  await receiveNotification('sandbox', paidNotification(await begin(userId, placed.data.id)))
  await cancelled(buyer, { unit_item_ids: [placed.data.bookings[0]?.travellers[0]?.id ?? ''] })
  expect(await refundsOf(placed.data.id)).toMatchObject([thb(220_000)])
  expect(await placesOfLine(trip)).toEqual([
    [0, 1],
    [0, 1],
  ])
})

test('[B7] an order with a total of zero is cancelled without a refund', async () => {
  const sold = await newProduct({ units: [{ code: 'ADULT', amount: 0 }] })
  const buyer = await ordered([[sold]])
  expect(buyer.order.status).toBe('confirmed')
  expect(await quoted(buyer)).toMatchObject({ refund: null })
  await cancelled(buyer)
  expect(await statusesOf(buyer.order.id)).toEqual(['cancelled'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
})

test('[B7] a refund other than the quoted one is reported, and nothing is cancelled', async () => {
  const buyer = await bought([[await newProduct({ day: 3 })]])
  const late = await twelveHoursBefore(buyer.order.id)
  const rejected = cancelled(buyer, { expected_refund: { amount: 100_000, currency: 'THB' } }, { now: late })
  await expect(rejected).rejects.toMatchObject({
    code: 'REFUND_CHANGED',
    details: { quote: { refund: thb(0), fee_percent: 100 } },
  })
  await expect(cancelled(buyer, { expected_refund: null })).rejects.toMatchObject({ code: 'REFUND_CHANGED' })
  expect(await statusesOf(buyer.order.id)).toEqual(['confirmed'])
  expect(await refundsOf(buyer.order.id)).toEqual([])
})

test('[B7] another user’s order, and a booking of another order, do not exist', async () => {
  const sold = await newProduct()
  const [buyer, other] = [await bought([[sold]]), await bought([[sold]])]
  const stranger = { userId: await newUser(), order: buyer.order }
  await expect(quoted(stranger)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  await expect(cancelled(stranger, { expected_refund: null })).rejects.toMatchObject({
    code: 'ORDER_NOT_FOUND',
  })
  const mixed = { userId: buyer.userId, order: { ...buyer.order, bookings: other.order.bookings } }
  await expect(cancelled(mixed, { expected_refund: null })).rejects.toMatchObject({
    code: 'BOOKING_NOT_FOUND',
  })
})

test('[B7] lists orders by status', async () => {
  const sold = await newProduct()
  const buyer = await bought([[sold]])
  await cancelled(buyer)
  const list = async (status?: Array<'confirmed' | 'cancelled' | 'pending'>) => {
    const { data } = await listOrders({ page: 1, limit: 10, status }, contextOf(buyer.userId))
    return [data.items.map(({ id }) => id), data.meta.total]
  }
  expect(await list(['cancelled', 'pending'])).toEqual([[buyer.order.id], 1])
  expect(await list(['confirmed'])).toEqual([[], 0])
  expect(await list()).toEqual([[buyer.order.id], 1])
})
