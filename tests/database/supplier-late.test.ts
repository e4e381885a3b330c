import { expect, test } from 'vitest'
import { replyToSupplierRequest as contract } from '@/lib/contract/supplier'
import { instantOf } from '@/lib/domain/instant'
import { settlePayment } from '@/lib/server/checkout/settle-payment'
import { supplierToken } from '@/lib/server/orders/supplier-link'
import { confirmBooking } from '@/lib/server/suppliers/confirm-booking'
import { declineOverdue } from '@/lib/server/suppliers/decline-unanswered'
import { replyToSupplierRequest } from '@/lib/server/suppliers/service'
import { refundsOf } from '../fixtures/cancelling'
import { newUser } from '../fixtures/catalog'
import { begin, contextOf, newOrder, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { withShopDatabase } from '../fixtures/shop-database'
import { manualProduct } from '../fixtures/supplier'

withShopDatabase()

const anonymous = contextOf('', { session: undefined })
const staff = { staffMember: 'Anong' }

/** A booking that is paid five minutes before it starts and waits for its supplier. */
async function paidAtTheLast() {
  const sold = await manualProduct('en', { cutoffMinutes: 0 })
  const start = instantOf(sold.date ?? '', '10:00', 'Asia/Bangkok')
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  const userId = await newUser()
  const order = await newOrder(userId, sold, after(-6))
  const { invoice } = await begin(userId, order.id, 'two_c2p', after(-5))
  const result = { state: 'paid', money: order.total, gatewayReference: `SB-${invoice}` } as const
  await settlePayment(invoice, result, undefined, after(-5))
  expect(await statusesOf(order.id)).toEqual(['paid'])
  return { sold, order, bookingId: order.bookings[0]?.id ?? '', after }
}

async function expectMoneyBack(orderId: string, sold: Parameters<typeof slotOf>[0]): Promise<void> {
  expect(await statusesOf(orderId)).toEqual(['failed'])
  expect(await refundsOf(orderId)).toMatchObject([{ amount: 100_000 }])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  expect(
    await rowsOf('vouchers v JOIN bookings b ON b.id = v.booking_id WHERE b.order_id = $1', [orderId]),
  ).toBe(0)
}

test('[B6] the supplier has until the visit starts, and then the money goes back', async () => {
  const { sold, order, after } = await paidAtTheLast()
  expect(
    await rowsOf('bookings WHERE order_id = $1 AND supplier_reply_due_at <= starts_at', [order.id]),
  ).toBe(1)
  await declineOverdue(after(0))
  await expectMoneyBack(order.id, sold)
})

test('[B6] staff cannot confirm a visit that has started: the money goes back', async () => {
  const { sold, order, bookingId, after } = await paidAtTheLast()
  const late = () => confirmBooking(order.id, bookingId, staff, { now: after(1) })
  await expect(late()).rejects.toMatchObject({ code: 'REPLY_TOO_LATE' })
  await expectMoneyBack(order.id, sold)
  await expect(late()).rejects.toMatchObject({ code: 'ALREADY_REPLIED' })
})

test('[B6] neither can a supplier whose link is valid for longer', async () => {
  const { sold, order, bookingId, after } = await paidAtTheLast()
  const token = supplierToken(bookingId, after(55))
  const reply = contract.body.parse({ reply: 'accept' })
  await expect(replyToSupplierRequest(token, reply, anonymous, after(1))).rejects.toMatchObject({
    code: 'REPLY_TOO_LATE',
    details: { state: 'late' },
  })
  await expectMoneyBack(order.id, sold)
})

test('[B6] staff confirm a visit until it starts', async () => {
  const { order, bookingId, after } = await paidAtTheLast()
  await confirmBooking(order.id, bookingId, staff, { now: after(-1) })
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})
