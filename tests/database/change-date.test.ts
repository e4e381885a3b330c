import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { selection } from '@/lib/contract/cart'
import { addDays } from '@/lib/domain/local-date'
import { addToCart } from '@/lib/server/cart/service'
import { calendarFile } from '@/lib/server/documents/service'
import { sendVisitReminders } from '@/lib/server/reminders/send-reminders'
import { SANDBOX_VENUE_KEY } from '@/lib/server/venue/keys'
import { checkVoucher } from '@/lib/server/venue/service'
import { bought, cancelled, quoted, refundsOf } from '../fixtures/cancelling'
import { newProduct, newUser, type Sold } from '../fixtures/catalog'
import { dateChanged, dateQuoted, newDays, paidOrder, placesOfDays, priceFrom } from '../fixtures/changing'
import { contextOf, mailsTo, newOrder, rowsOf } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { expectAgreement, refundsMade } from '../fixtures/ledger'
import { withShopDatabase } from '../fixtures/shop-database'
import { manualProduct } from '../fixtures/supplier'

withShopDatabase({ own: true })

const day = ({ date }: Sold, later: number) => addDays(date ?? '', later)
const baht = (amount: number) => ({ amount: amount * 100, currency: 'THB' as const })
const venue = () => contextOf(randomUUID(), { venueKey: SANDBOX_VENUE_KEY })

test('[B7] another date at the same price moves the places, the deadline and the documents', async () => {
  const sold = await newDays()
  const buyer = await bought([[sold, { ADULT: 2 }]])
  const [before] = buyer.order.bookings
  const order = await dateChanged(buyer, { date: day(sold, 2) })
  const [after] = order.bookings
  expect(await placesOfDays(sold)).toEqual([
    [0, 0],
    [0, 0],
    [0, 2],
  ])
  expect(after).toMatchObject({
    status: 'confirmed',
    date: day(sold, 2),
    time: '10:00',
    total: baht(2000),
    changes: [{ kind: 'date', before: { date: sold.date, time: '10:00' }, after: { date: day(sold, 2) } }],
  })
  const later = Date.parse(after?.free_until ?? '') - Date.parse(before?.free_until ?? '')
  expect(later).toBe(2 * 86_400_000)
  expect(await refundsOf(order.id)).toEqual([])
  await expect(checkVoucher(before?.voucher?.code ?? '', venue())).rejects.toMatchObject({
    code: 'VOUCHER_NOT_FOUND',
  })
  await checkVoucher(after?.voucher?.code ?? '', venue())
  const calendar = await calendarFile(order.id, after?.id ?? '', contextOf(buyer.userId))
  expect(Buffer.from(calendar.bytes).toString()).toContain(day(sold, 2).replaceAll('-', ''))
  const mails = await mailsTo(`${buyer.userId}@example.com`)
  expect(mails.filter((subject) => subject.startsWith('Changed: '))).toHaveLength(1)
  const { out } = await commandHere(runOrders, 'show', order.reference)
  expect(out).toContain(
    `date changed from ${sold.date} 10:00 to ${day(sold, 2)} 10:00 by customer, voucher ${before?.voucher?.code} replaced`,
  )
  await expectAgreement()
})

test('[B7] a reminder is sent for the new date, also after that of the old one', {
  tags: ['thorough'],
}, async () => {
  const sold = await newDays()
  const buyer = await bought([[sold]])
  const reminders = async () =>
    (await mailsTo(`${buyer.userId}@example.com`)).filter((subject) => subject.includes('your booking at'))
      .length
  const dayBefore = (date: string) => new Date(`${addDays(date, -1)}T03:30:00Z`)
  const sent = await reminders()
  await sendVisitReminders(dayBefore(sold.date ?? ''))
  expect(await reminders()).toBe(sent + 1)
  await dateChanged(buyer, { date: day(sold, 2) })
  await sendVisitReminders(dayBefore(sold.date ?? ''))
  const changed = await reminders()
  await sendVisitReminders(dayBefore(day(sold, 2)))
  expect(await reminders()).toBe(changed + 1)
})

test('[B7] a lower price refunds the difference, and a cancellation refunds only the rest', async () => {
  const sold = await newDays()
  await priceFrom(sold, day(sold, 1), 80_000)
  await priceFrom(sold, day(sold, 2), 70_000)
  const buyer = await bought([[sold, { ADULT: 2 }], [await newProduct()]])
  expect(await dateQuoted(buyer, { date: day(sold, 1) })).toEqual({
    price_before: baht(2000),
    price_after: baht(1600),
    allowed: true,
    refund: baht(400),
    method: 'Credit Card',
    by_hand: false,
  })
  const key = randomUUID()
  const change = { date: day(sold, 1), expected_price: baht(1600), expected_refund: baht(400) }
  await dateChanged(buyer, change, { key })
  await dateChanged(buyer, change, { key })
  expect(await refundsOf(buyer.order.id)).toMatchObject([{ amount: 40_000, reason: 'changed' }])
  await expectAgreement()

  // Back to the dearer date is a higher price than that of now.
  expect(await dateQuoted(buyer, { date: sold.date ?? '' })).toMatchObject({
    price_before: baht(1600),
    price_after: baht(2000),
    allowed: false,
    refund: null,
  })
  await expect(
    dateChanged(buyer, { date: sold.date ?? '', expected_price: baht(2000), expected_refund: null }),
  ).rejects.toMatchObject({ code: 'CHANGE_COSTS_MORE', details: { quote: { allowed: false } } })

  await dateChanged(buyer, { date: day(sold, 2) })
  const [first] = buyer.order.bookings[0]?.travellers ?? []
  expect(await quoted(buyer, [first?.id ?? ''])).toMatchObject({ paid: baht(700), refund: baht(700) })
  const late = new Date(`${day(sold, 2)}T02:00:00Z`)
  expect(await quoted(buyer, undefined, late)).toMatchObject({
    paid: baht(1400),
    fee_percent: 100,
    refund: baht(0),
  })
  await cancelled(buyer, { unit_item_ids: [first?.id ?? ''] })
  await cancelled(buyer)
  await cancelled(buyer, {}, { nth: 1 })
  const amounts = (await refundsOf(buyer.order.id)).map(({ amount }) => amount)
  expect(amounts).toEqual([40_000, 20_000, 70_000, 70_000, 100_000])
  await refundsMade(buyer.order.id)
  await expectAgreement()
})

test('[B7] the price is the one that was shown, and a sold-out day leaves the booking as it was', async () => {
  const sold = await newDays({ nights: [5, 1, 5] })
  const buyer = await bought([[sold, { ADULT: 2 }]])
  await expect(
    dateChanged(buyer, { date: day(sold, 2), expected_price: baht(1900), expected_refund: null }),
  ).rejects.toMatchObject({ code: 'PRICE_CHANGED', details: { quote: { price_after: baht(2000) } } })
  await expect(dateQuoted(buyer, { date: day(sold, 1) })).rejects.toMatchObject({ code: 'NOT_ENOUGH_PLACES' })
  await expect(
    dateChanged(buyer, { date: day(sold, 1), expected_price: baht(2000), expected_refund: null }),
  ).rejects.toMatchObject({ code: 'NOT_ENOUGH_PLACES' })
  await expect(dateQuoted(buyer, { date: day(sold, 9) })).rejects.toMatchObject({ code: 'DATE_CLOSED' })
  await expect(dateQuoted(buyer, { date: sold.date ?? '' })).rejects.toMatchObject({
    code: 'NOTHING_TO_CHANGE',
  })
  await expect(dateQuoted(buyer, { date: day(sold, 1), time: null })).rejects.toMatchObject({
    code: 'TIME_REQUIRED',
  })
  expect(await placesOfDays(sold)).toEqual([
    [0, 2],
    [0, 0],
    [0, 0],
  ])
  expect(await rowsOf('booking_changes WHERE booking_id = $1', [buyer.order.bookings[0]?.id])).toBe(0)
})

test('[B7] what cancelling costs at the time of the change it costs afterwards as well', async () => {
  const sold = await newDays({ changes: { dateHours: 1, namesHours: null } })
  const buyer = await bought([[sold]])
  const late = new Date(`${addDays(sold.date ?? '', -1)}T20:00:00Z`)
  const order = await dateChanged(buyer, { date: day(sold, 2) }, { now: late })
  expect(order.bookings[0]).toMatchObject({ date: day(sold, 2), free_until: null })
  expect(await quoted(buyer, undefined, late)).toMatchObject({ fee_percent: 100, refund: baht(0) })
})

test('[B7] a stay keeps its nights, and its own nights count as free', async () => {
  const sold = await newDays({
    dateMode: 'DATE_RANGE',
    inventory: 'NIGHTLY',
    units: [{ code: 'ROOM', amount: 100_000, pax: 2 }],
    nights: [1, 1, 1, 1],
    cutoffMinutes: 0,
  })
  const userId = await newUser()
  const { data } = await addToCart(
    selection.parse({
      product_id: sold.productId,
      option_id: sold.optionId,
      date: sold.date,
      end_date: day(sold, 2),
      time: null,
      quantities: { ROOM: 1 },
      extras: [],
      booking_details: { rooms: [{ adults: 2, children: [] }] },
    }),
    contextOf(userId),
  )
  const buyer = await paidOrder(userId, data.item.id)
  for (const end of [day(sold, 2), day(sold, 4)])
    await expect(dateQuoted(buyer, { date: day(sold, 1), end_date: end, time: null })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  await dateChanged(buyer, { date: day(sold, 1), end_date: day(sold, 3), time: null })
  expect(await placesOfDays(sold)).toEqual([
    [0, 0],
    [0, 1],
    [0, 1],
    [0, 0],
  ])
})

test('[B7] a date stays where the option or the supplier does not allow it, and with another account', {
  tags: ['thorough'],
}, async () => {
  const refused = async (buyer: Awaited<ReturnType<typeof bought>>, date: string, code: string, now?: Date) =>
    expect(dateQuoted(buyer, { date }, now)).rejects.toMatchObject({ code })
  const fixed = await newProduct({ nights: [5, 5] })
  await refused(await bought([[fixed]]), day(fixed, 1), 'BOOKING_NOT_CHANGEABLE')
  const manual = await manualProduct('en', { nights: [5, 5], changes: { dateHours: 0, namesHours: null } })
  await refused(await bought([[manual]]), day(manual, 1), 'BOOKING_NOT_CHANGEABLE')

  const sold = await newDays()
  const buyer = await bought([[sold, { ADULT: 2 }]])
  await refused({ ...buyer, userId: await newUser() }, day(sold, 1), 'ORDER_NOT_FOUND')
  await refused(buyer, day(sold, 1), 'CHANGE_CLOSED', new Date(`${addDays(sold.date ?? '', -1)}T03:00:01Z`))
  const [first] = buyer.order.bookings[0]?.travellers ?? []
  await cancelled(buyer, { unit_item_ids: [first?.id ?? ''] })
  await refused(buyer, day(sold, 1), 'BOOKING_NOT_CHANGEABLE')

  const userId = await newUser()
  const order = await newOrder(userId, sold)
  await expect(dateQuoted({ userId, order }, { date: day(sold, 1) })).rejects.toMatchObject({
    code: 'BOOKING_NOT_CHANGEABLE',
  })
})
