import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { order as orderShape } from '@/lib/contract/orders'
import { addToCart } from '@/lib/server/cart/service'
import { expireOrder } from '@/lib/server/checkout/expire-holds'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { database } from '@/lib/server/db/client'
import { bookingSummary } from '@/lib/server/documents/booking-summary'
import { bookingCalendar } from '@/lib/server/documents/calendar'
import { releaseSoldPlaces } from '@/lib/server/inventory/hold-slots'
import { orderView } from '@/lib/server/orders/service'
import { newUser } from '../fixtures/catalog'
import { begin, contextOf, formFor, mailsTo, paidNotification, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { type Line, newLine, placesOfLine, thereAndBack } from '../fixtures/transport'

withShopDatabase()

/** A user with a return trip for one adult in the cart, at checkout. */
async function traveller(trip: Line) {
  const userId = await newUser()
  const { data } = await addToCart(thereAndBack(trip), contextOf(userId))
  return { userId, form: await formFor(userId, [data.item.id]) }
}

async function placed(trip: Line, now?: Date) {
  const { userId, form } = await traveller(trip)
  const { data } = await placeOrder(form, contextOf(userId), now)
  return { userId, order: data }
}

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' && result.reason instanceof ApiError ? result.reason.code : result.status

test('[C4][B5] of twelve buyers one gets the last return seat with its outbound seat; the others hold nothing', async () => {
  const trip = await newLine({ out: 50, back: 1 })
  const buyers = []
  for (let n = 0; n < 12; n++) buyers.push(await traveller(trip))
  const results = await Promise.allSettled(
    buyers.map(({ userId, form }) => placeOrder(form, contextOf(userId))),
  )
  const codes = results.map(codeOf)
  expect(codes.filter((code) => code === 'fulfilled')).toHaveLength(1)
  expect(codes.filter((code) => code === 'RETURN_SOLD_OUT')).toHaveLength(11)
  expect(await placesOfLine(trip)).toEqual([
    [1, 0],
    [1, 0],
  ])
})

test('[C4][B5] if the last outbound seat is sold to another buyer, the return stays free', async () => {
  const trip = await newLine({ out: 1, back: 50 })
  const [first, second] = [await traveller(trip), await traveller(trip)]
  const results = await Promise.allSettled(
    [first, second].map(({ userId, form }) => placeOrder(form, contextOf(userId))),
  )
  expect(results.map(codeOf).sort()).toEqual(['SOLD_OUT', 'fulfilled'])
  expect(await placesOfLine(trip)).toEqual([
    [1, 0],
    [1, 0],
  ])
})

test('[C4][B5] both legs are paid, sold and refunded together, and the mail names both', async () => {
  const trip = await newLine()
  const { userId, order } = await placed(trip)
  expect(order.total.amount).toBe(100_000 + 120_000)
  expect(
    order.bookings[0]?.legs.map(({ from, to, date, time, arrives }) => [from, to, date, time, arrives?.time]),
  ).toEqual([
    ['Here', 'There', trip.date, '10:00', '11:30'],
    ['There', 'Here', trip.backDate, '10:00', '11:30'],
  ])
  const payment = await begin(userId, order.id)
  await receiveNotification('sandbox', paidNotification(payment))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await placesOfLine(trip)).toEqual([
    [0, 1],
    [0, 1],
  ])
  await mailsTo(order.lead.email)
  const [mail] = await sql<{ text: string }>('SELECT text FROM mailbox WHERE recipient = $1', [
    order.lead.email,
  ])
  expect(mail?.text).toContain('Here to There')
  expect(mail?.text).toContain('10:00, arrives 11:30, Entry')
  expect(mail?.text).toContain('There to Here')
  const ids = order.bookings.map(({ id }) => id)
  await database().transaction((db) => releaseSoldPlaces(db, ids))
  expect(await placesOfLine(trip)).toEqual([
    [0, 0],
    [0, 0],
  ])
})

const PLATFORM = {
  name: { en: 'Platform 9', th: 'ชานชาลา 9', 'zh-cn': '9 号站台' },
  directions: { en: 'Under the clock', th: 'ใต้นาฬิกา', 'zh-cn': '大钟下' },
  latitude: null,
  longitude: null,
}

/** Sets the start of an option and the meeting point of its product. */
async function meet({ productId }: Line, optionId: string, meeting: object) {
  await sql("UPDATE options SET route = route || jsonb_build_object('meeting', $2::jsonb) WHERE id = $1", [
    optionId,
    JSON.stringify(meeting),
  ])
  await sql(
    "UPDATE product_translations SET meeting_name = 'Old pier', meeting_directions = 'At the sea' WHERE product_id = $1",
    [productId],
  )
}

test('[C4][B7] an order shows where each leg starts, in its pages, documents and mails', async () => {
  const trip = await newLine()
  await meet(trip, trip.backId, PLATFORM)
  const { userId, order } = await placed(trip)
  const [booking] = order.bookings
  expect(booking?.meeting).toMatchObject({ name: 'Old pier', directions: 'At the sea' })
  expect(booking?.meeting_back).toMatchObject({ name: 'Platform 9', directions: 'Under the clock' })
  const [read] = orderShape.parse(await orderView(userId, order.id, 'th')).bookings
  if (!read) throw new Error('no booking')
  expect(read.meeting_back).toMatchObject({ name: 'ชานชาลา 9', directions: 'ใต้นาฬิกา' })
  const whole = orderShape.parse(await orderView(userId, order.id, 'en'))
  const notes = bookingSummary(whole, whole.bookings[0] ?? read, 'en').notes
  expect(notes.map(({ label, value }) => [label, value])).toEqual(
    expect.arrayContaining([
      ['Where to meet on the outbound trip', expect.stringMatching(/^Old pier\nAt the sea(\n|$)/)],
      [
        'Where to meet on the return trip',
        expect.stringMatching(/^Platform 9 · ชานชาลา 9\nUnder the clock(\n|$)/),
      ],
    ]),
  )
  const stamp = new Date()
  const calendar = bookingCalendar(whole, whole.bookings[0] ?? read, { locale: 'en', minutes: 90, stamp })
  const places = calendar.replaceAll(/\r?\n /g, '').match(/^LOCATION:.*$/gm)
  expect(places).toEqual(['LOCATION:Old pier\\, At the sea', 'LOCATION:Platform 9\\, Under the clock'])
  await sql("UPDATE product_translations SET meeting_name = 'New pier' WHERE product_id = $1", [
    trip.productId,
  ])
  const later = orderShape.parse(await orderView(userId, order.id, 'en'))
  expect(later.bookings[0]?.meeting?.name).toBe('Old pier')
})

test('[C4][B7] a one-way trip starts where its leg starts', async () => {
  const trip = await newLine()
  await meet(trip, trip.optionId, PLATFORM)
  const { order } = await placed({ ...trip, booking_details: {} as Line['booking_details'] })
  expect(order.bookings[0]?.meeting?.name).toBe('Platform 9')
  expect(order.bookings[0]?.meeting_back).toBeNull()
})

test('[C4][B5] an expired hold releases both legs', async () => {
  const trip = await newLine()
  const { order } = await placed(trip, new Date(Date.now() - 3_600_000))
  expect(await placesOfLine(trip)).toEqual([
    [1, 0],
    [1, 0],
  ])
  await expireOrder(order.id)
  expect(await statusesOf(order.id)).toEqual(['timeout'])
  expect(await placesOfLine(trip)).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test.each([
  ["UPDATE booking_slots SET state = 'released' WHERE booking_id = $1 AND slot_id = $2"],
  ['UPDATE booking_slots SET quantity = 2 WHERE booking_id = $1 AND slot_id = $2'],
  ['DELETE FROM booking_slots WHERE booking_id = $1 AND slot_id = $2'],
])('[C4][B5] the database rejects half a return trip: %s', async (statement) => {
  const trip = await newLine()
  const { order } = await placed(trip)
  const [returnSlot] = await sql<{ id: string }>('SELECT id FROM slots WHERE option_id = $1', [trip.backId])
  await expect(sql(statement, [order.bookings[0]?.id, returnSlot?.id])).rejects.toMatchObject({
    constraint: 'bookings_return_whole',
  })
  expect(await placesOfLine(trip)).toEqual([
    [1, 0],
    [1, 0],
  ])
})

test('[C4] the database rejects a return before the outbound trip', async () => {
  const trip = await newLine()
  await traveller(trip)
  const tooEarly = JSON.stringify({ return: { date: '2020-01-01', time: '10:00' } })
  await expect(
    sql('UPDATE cart_items SET booking_details = $2 WHERE option_id = $1', [trip.optionId, tooEarly]),
  ).rejects.toMatchObject({ constraint: 'cart_items_booking_details' })
})
