import { expect, test } from 'vitest'
import { cancel } from '@/lib/server/cancellations/cancel-booking'
import { addToCart } from '@/lib/server/cart/service'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { completeBookings } from '@/lib/server/completion/complete-bookings'
import { declineReturn, deliverGoods, readyGoods, shipGoods } from '@/lib/server/goods/handle-goods'
import { recordReturn } from '@/lib/server/goods/record-return'
import { requestReturn } from '@/lib/server/goods/request-return'
import { getOrder } from '@/lib/server/orders/service'
import { runOutbox } from '@/lib/server/outbox/worker'
import { cancelled, refundsOf } from '../fixtures/cancelling'
import { newUser } from '../fixtures/catalog'
import {
  begin,
  choose,
  contextOf,
  formFor,
  mailsTo,
  paidNotification,
  slotOf,
  statusesOf,
} from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import {
  amountsOf,
  boughtGoods,
  type GoodsBuyer,
  goodsHistoryOf,
  newGoods,
  requested,
} from '../fixtures/goods'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const nok = { staffMember: 'Nok' }
const DAY_MS = 86_400_000
const days = (count: number, from = new Date()) => new Date(from.getTime() + count * DAY_MS)

const goodsIn = async ({ userId, order }: GoodsBuyer) =>
  (await getOrder(order.id, contextOf(userId))).data.bookings[0]?.goods

test('[B7] goods are cancelled by the policy until they are sent, and afterwards only returned', async () => {
  const buyer = await boughtGoods(await newGoods('delivery'), { ITEM: 2 })
  await cancelled(buyer, { unit_item_ids: [buyer.booking.travellers[0]?.id ?? ''] })
  expect(await amountsOf(buyer)).toEqual(['100000 cancelled'])
  await shipGoods(...buyer.ids, { carrier: 'Thailand Post', trackingNumber: 'EF1TH' }, nok)
  await expect(cancelled(buyer)).rejects.toMatchObject({ code: 'GOODS_DELIVERED' })
  await deliverGoods(...buyer.ids, nok)
  await expect(cancelled(buyer)).rejects.toMatchObject({ code: 'GOODS_DELIVERED' })
  await completeBookings()
  await expect(cancelled(buyer)).rejects.toMatchObject({ code: 'GOODS_DELIVERED' })
  expect(await amountsOf(buyer)).toEqual(['100000 cancelled'])
  const { data } = await getOrder(buyer.order.id, contextOf(buyer.userId))
  expect(data.bookings[0]).toMatchObject({
    status: 'completed',
    cancellable: { now: false },
    goods: { state: 'delivered', carrier: 'Thailand Post', tracking_number: 'EF1TH', returnable: true },
  })
})

test('[B7] goods that are ready at the counter are still cancelled by the policy', async () => {
  const buyer = await boughtGoods(await newGoods('pickup'))
  await readyGoods(...buyer.ids, nok)
  await cancelled(buyer)
  expect(await amountsOf(buyer)).toEqual(['200000 cancelled'])
})

test('[B7] a requested return is refunded once the goods are back, and not before', async () => {
  const buyer = await boughtGoods(await newGoods('delivery', 10))
  await shipGoods(...buyer.ids, {}, nok)
  await deliverGoods(...buyer.ids, nok)
  await completeBookings()
  expect((await requested(buyer)).refund).toEqual({ amount: 180_000, currency: 'THB' })
  expect(await amountsOf(buyer)).toEqual([])
  expect(await goodsIn(buyer)).toMatchObject({
    state: 'return_requested',
    returnable: false,
    return_reason: 'unwanted',
  })
  const both = await Promise.allSettled([
    recordReturn(...buyer.ids, nok),
    recordReturn(...buyer.ids, nok),
    recordReturn(...buyer.ids, nok),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  await expect(recordReturn(...buyer.ids, nok)).rejects.toMatchObject({ code: 'GOODS_RETURNED' })
  await runOutbox()
  await expect
    .poll(() => refundsOf(buyer.order.id))
    .toMatchObject([{ amount: 180_000, reason: 'returned', state: 'succeeded' }])
  // The purchase was made and received: its return is no status of the booking.
  expect(await statusesOf(buyer.order.id)).toEqual(['completed'])
  expect(await slotOf(buyer.sold)).toEqual({ held: 0, sold: 2 })
  expect(await goodsHistoryOf(buyer.booking.id)).toEqual([
    'shipped by Nok',
    'delivered by Nok',
    'return_requested by customer',
    'returned by Nok',
  ])
  const { reference, lead } = buyer.order
  expect(await mailsTo(lead.email)).toEqual(
    expect.arrayContaining([
      `On its way: order ${reference} at Sunhop`,
      `How to return: order ${reference} at Sunhop`,
      `Your return for order ${reference} at Sunhop`,
    ]),
  )
})

test('[B7] a return is requested once, at the quoted refund, by the owner of the order', async () => {
  const buyer = await boughtGoods(await newGoods('delivery'))
  await expect(requested(buyer)).rejects.toMatchObject({ code: 'GOODS_NOT_OUT' })
  await shipGoods(...buyer.ids, {}, nok)
  const stranger = { ...buyer, userId: (await boughtGoods(await newGoods('pickup'))).userId }
  await expect(requested(stranger)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  await expect(requested(buyer, undefined, { amount: 1 })).rejects.toMatchObject({
    code: 'REFUND_CHANGED',
    details: { quote: { refund: { amount: 200_000 } } },
  })
  await requested(buyer)
  const body = { expected_refund: null }
  await requestReturn(...buyer.ids, body, contextOf(buyer.userId))
  expect(await goodsHistoryOf(buyer.booking.id)).toEqual(['shipped by Nok', 'return_requested by customer'])
})

test('[B7] delivered goods can be returned for fourteen days, and non-refundable ones not at all', async () => {
  const buyer = await boughtGoods(await newGoods('delivery'))
  const now = new Date()
  await shipGoods(...buyer.ids, {}, nok, now)
  await deliverGoods(...buyer.ids, nok, now)
  await expect(requested(buyer, days(14, now))).rejects.toMatchObject({ code: 'GOODS_RETURN_CLOSED' })
  expect(await goodsIn(buyer)).toMatchObject({ return_until: days(14, now).toISOString() })
  await requested(buyer, new Date(days(14, now).getTime() - 1))
  const fixed = await boughtGoods(await newGoods('delivery', 100))
  await shipGoods(...fixed.ids, {}, nok)
  await expect(requested(fixed)).rejects.toMatchObject({ code: 'GOODS_NOT_REFUNDABLE' })
  expect(await goodsIn(fixed)).toMatchObject({ returnable: false })
})

test('[B7] a declined return is not refunded, and its period does not start again', async () => {
  const buyer = await boughtGoods(await newGoods('delivery'))
  await shipGoods(...buyer.ids, {}, nok)
  await deliverGoods(...buyer.ids, nok)
  const before = await goodsIn(buyer)
  await requested(buyer)
  await declineReturn(...buyer.ids, nok, 'worn')
  expect(await goodsIn(buyer)).toMatchObject({ state: 'delivered', return_until: before?.return_until })
  await expect(declineReturn(...buyer.ids, nok, 'worn')).rejects.toMatchObject({
    code: 'GOODS_STATE_CONFLICT',
  })
  expect(await amountsOf(buyer)).toEqual([])
})

test('[B7] a parcel that comes back before its delivery ends the booking and its stock is free again', async () => {
  const buyer = await boughtGoods(await newGoods('delivery'))
  await shipGoods(...buyer.ids, {}, nok)
  expect(await recordReturn(...buyer.ids, { ...nok, withheld: 5_000, reason: 'postage' })).toMatchObject({
    price: { amount: 195_000 },
    withheld: { amount: 5_000 },
  })
  expect(await statusesOf(buyer.order.id)).toEqual(['cancelled'])
  expect(await slotOf(buyer.sold)).toEqual({ held: 0, sold: 0 })
  expect(await amountsOf(buyer)).toEqual(['195000 returned'])
})

test('[B7] a return brings back no more than earlier refunds have left', async () => {
  const buyer = await boughtGoods(await newGoods('delivery'))
  await shipGoods(...buyer.ids, {}, nok)
  await sql(
    `INSERT INTO refunds (attempt_id, booking_id, amount, currency, reason)
      SELECT attempt_id, booking_id, 150000, currency, 'goodwill' FROM booking_charges WHERE booking_id = $1`,
    [buyer.booking.id],
  )
  await expect(recordReturn(...buyer.ids, { ...nok, withheld: 50_001, reason: 'x' })).rejects.toMatchObject({
    code: 'NOTHING_TO_REFUND',
  })
  expect((await recordReturn(...buyer.ids, nok)).price.amount).toBe(50_000)
})

test('[B7] staff cancel goods that are out only with a full refund, e.g. after a lost parcel', async () => {
  const buyer = await boughtGoods(await newGoods('delivery'))
  await shipGoods(...buyer.ids, {}, nok)
  const byStaff = (waived: boolean) =>
    cancel({
      orderId: buyer.ids[0],
      bookingId: buyer.ids[1],
      actor: nok,
      reason: 'lost',
      key: `${waived}`,
      waived,
    })
  await expect(byStaff(false)).rejects.toMatchObject({ code: 'GOODS_DELIVERED' })
  await byStaff(true)
  expect(await amountsOf(buyer)).toEqual(['200000 cancelled'])
  expect((await recordReturn(...buyer.ids, nok)).price.amount).toBe(0)
})

test('[B7] goods that come back after a full refund failed bring nothing more: that refund is still due', async () => {
  const sold = await newGoods('delivery')
  await sql(
    `INSERT INTO extras (option_id, code, position, name, amount, currency, deposit)
      VALUES ($1, 'wrap', 0, '{"en":"Gift wrap","th":"ห่อของขวัญ","zh-cn":"礼品包装"}', 5000, 'THB', false)`,
    [sold.optionId],
  )
  const userId = await newUser()
  const { data } = await addToCart({ ...choose(sold, { ITEM: 2 }), extras: ['wrap'] }, contextOf(userId))
  const { data: order } = await placeOrder(await formFor(userId, [data.item.id]), contextOf(userId))
  await receiveNotification('sandbox', paidNotification(await begin(userId, order.id)))
  const bookingId = order.bookings[0]?.id ?? ''
  await shipGoods(order.id, bookingId, {}, nok)
  await cancel({ orderId: order.id, bookingId, actor: nok, reason: 'lost', key: 'lost', waived: true })
  // The sandbox gateway has made the refund, and a made one cannot fail: as if a gateway had rejected it.
  await sql(
    `SET session_replication_role = replica; UPDATE refunds SET state = 'failed', ended_at = now() WHERE booking_id = '${bookingId}'`,
  )
  await recordReturn(order.id, bookingId, nok)
  expect((await refundsOf(order.id)).map(({ amount }) => amount)).toEqual([205_000])
})

test('[B7] a correction of the tracking number is recorded and mailed, and the same one is not', async () => {
  const buyer = await boughtGoods(await newGoods('delivery'))
  await shipGoods(...buyer.ids, { trackingNumber: 'A1' }, nok)
  await shipGoods(...buyer.ids, { trackingNumber: 'A1' }, nok)
  await shipGoods(...buyer.ids, { trackingNumber: 'B2' }, { staffMember: 'Ploy' })
  expect(await goodsHistoryOf(buyer.booking.id)).toEqual(['shipped by Nok', 'shipped by Ploy'])
  expect(await goodsIn(buyer)).toMatchObject({ tracking_number: 'B2', events: [{ to: 'shipped' }] })
  const shipped = (await mailsTo(buyer.order.lead.email)).filter((subject) =>
    subject.startsWith('On its way'),
  )
  expect(shipped).toHaveLength(2)
})

test('[B7] goods for collection are not sent, goods for delivery not collected, and a tour is neither', async () => {
  const collected = await boughtGoods(await newGoods('pickup'))
  const sent = await boughtGoods(await newGoods('delivery'))
  await expect(shipGoods(...collected.ids, {}, nok)).rejects.toMatchObject({ code: 'GOODS_COLLECTED' })
  await expect(readyGoods(...sent.ids, nok)).rejects.toMatchObject({ code: 'GOODS_NOT_COLLECTED' })
  await sql("UPDATE bookings SET booking_details = '{}' WHERE id = $1", [sent.booking.id])
  await expect(shipGoods(...sent.ids, {}, nok)).rejects.toMatchObject({ code: 'NO_GOODS' })
})
