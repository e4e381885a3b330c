import { expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { order as orderShape } from '@/lib/contract/orders'
import { replyToSupplierRequest as contract } from '@/lib/contract/supplier'
import { addToCart } from '@/lib/server/cart/service'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { offlineOrderOf } from '@/lib/server/documents/offline-vouchers'
import { calendarFile } from '@/lib/server/documents/service'
import { orderView } from '@/lib/server/orders/service'
import { runOutbox } from '@/lib/server/outbox/worker'
import { replyToSupplierRequest } from '@/lib/server/suppliers/service'
import { newUser } from '../fixtures/catalog'
import { begin, contextOf, formFor, mailsTo, newOrder, paidNotification } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { manualProduct, tokenFor } from '../fixtures/supplier'
import { newLine, thereAndBack } from '../fixtures/transport'

withShopDatabase({ own: true })

const orders = (...args: string[]) => commandHere(runOrders, ...args)
const anonymous = contextOf('', { session: undefined })

/** A paid return trip. */
async function tripOf(trip: Awaited<ReturnType<typeof newLine>>) {
  const userId = await newUser()
  const { data } = await addToCart(thereAndBack(trip), contextOf(userId))
  const { data: order } = await placeOrder(await formFor(userId, [data.item.id]), contextOf(userId))
  await receiveNotification('sandbox', paidNotification(await begin(userId, order.id)))
  return { userId, id: order.id, reference: order.reference, email: order.lead.email }
}

const parsedOrder = async (userId: string, id: string) => orderShape.parse(await orderView(userId, id, 'en'))
const bookingOf = async (userId: string, id: string) => (await parsedOrder(userId, id)).bookings[0]

test('[B7] staff enter coach and seats of each leg of a trip, and correct them; voucher and calendar have them', async () => {
  const { userId, id, reference, email } = await tripOf(await newLine())
  expect((await bookingOf(userId, id))?.legs.map(({ seats }) => seats)).toEqual([null, null])
  await orders('seats', reference, '--coach', '6', '--by', 'Nok')
  await orders('seats', reference, '--coach', '7', '--seats', '21,  22', '--by', 'Nok')
  await orders('seats', reference, '--return', '--coach', '3', '--by', 'Nok')
  const booking = await bookingOf(userId, id)
  expect(booking?.legs.map(({ seats }) => seats)).toEqual([
    { coach: '7', seats: '21, 22' },
    { coach: '3', seats: '' },
  ])
  await runOutbox()
  await mailsTo(email)
  const mails = await sql<{ text: string }>(
    "SELECT text FROM mailbox WHERE recipient = $1 AND subject LIKE 'Your seats: %' ORDER BY id",
    [email],
  )
  expect(
    mails.map(({ text }) => text.split('\n').find((line) => line.includes(' trip: '))).toSorted(),
  ).toEqual(['Outward trip: Coach 6', 'Outward trip: Coach 7 · seat or berth 21, 22', 'Return trip: Coach 3'])
  const { out } = await orders('show', reference)
  expect(out).toContain('outward: coach 7, seats 21, 22')
  expect(out).toContain('Nok: seats · booking 1 · coach 7 · seats 21, 22')

  const offline = offlineOrderOf(await parsedOrder(userId, id), 'en')
  expect(offline?.vouchers[0]?.facts).toContainEqual({
    label: 'Coach, seat or berth',
    value: 'Coach 7 · seat or berth 21, 22',
  })
  const { bytes } = await calendarFile(id, booking?.id ?? '', contextOf(userId))
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n ', '')
  expect(text).toContain('Coach 7')
  const stamp = (booking?.seats_at ?? '').replaceAll(/[-:]|\.\d+/g, '')
  expect(text).toContain(`DTSTAMP:${stamp}`)
})

test('[B7] a booking without a trip, without a return or before its confirmation has no seats', async () => {
  const sold = await manualProduct()
  const userId = await newUser()
  const { id } = await newOrder(userId, sold)
  const { reference } = await parsedOrder(userId, id)
  expect((await orders('seats', reference, '--coach', '7', '--by', 'Nok')).code).toBe(2)
  const trip = await tripOf(await newLine())
  const withoutSeats = await orders('seats', trip.reference, '--by', 'Nok')
  expect([withoutSeats.code, withoutSeats.errors]).toEqual([2, expect.stringContaining('--coach 7')])
})

test('[B6] a supplier names coach and seats when it accepts, on one line without control characters', async () => {
  const trip = await newLine()
  const sold = await manualProduct()
  await sql(
    'UPDATE products SET instant_confirmation = false, supplier = (SELECT supplier FROM products WHERE id = $2) WHERE id = $1',
    [trip.productId, sold.productId],
  )
  const { userId, id, email } = await tripOf(trip)
  await runOutbox()
  const token = await tokenFor(sold.email)
  const seats = [
    { coach: '7', seats: '21\u202E\n22' },
    { coach: '', seats: '' },
  ]
  const { data } = await replyToSupplierRequest(
    token,
    contract.body.parse({ reply: 'accept', seats }),
    anonymous,
  )
  expect([data.state, data.legs]).toMatchObject([
    'accepted',
    [{ from: 'Here', to: 'There', seats: { coach: '7', seats: '21 22' } }, { seats: null }],
  ])
  expect((await bookingOf(userId, id))?.legs.map((leg) => leg.seats)).toEqual([
    { coach: '7', seats: '21 22' },
    null,
  ])
  await mailsTo(email)
  const [mail] = await sql<{ text: string }>(
    'SELECT text FROM mailbox WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
    [email],
  )
  expect(mail?.text).toContain('Coach 7 · seat or berth 21 22')
})

test('[B7] a booking keeps what to bring and the hours of its stay from when it was made', async () => {
  const sold = await manualProduct()
  await sql(`UPDATE products SET check_in_from = '15:00', check_out_until = '11:00' WHERE id = $1`, [
    sold.productId,
  ])
  await sql(
    `UPDATE product_translations SET what_to_bring = ARRAY[locale || ' towel'] WHERE product_id = $1`,
    [sold.productId],
  )
  const userId = await newUser()
  const { id } = await newOrder(userId, sold)
  await sql(`UPDATE products SET check_in_from = '16:00' WHERE id = $1`, [sold.productId])
  await sql(`UPDATE product_translations SET what_to_bring = '{}' WHERE product_id = $1`, [sold.productId])
  const { bookings } = await orderView(userId, id, 'th')
  expect(bookings[0]).toMatchObject({
    what_to_bring: ['th towel'],
    stay_hours: { check_in_from: '15:00', check_in_until: null, check_out_until: '11:00' },
  })
})
