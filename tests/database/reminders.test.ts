import { expect, test } from 'vitest'
import { instantOf } from '@/lib/domain/instant'
import { addDays } from '@/lib/domain/local-date'
import { sendVisitReminders } from '@/lib/server/reminders/send-reminders'
import { bought, cancelled } from '../fixtures/cancelling'
import { newProduct, type Sold } from '../fixtures/catalog'
import { mailsTo, rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { refuseRows } from '../fixtures/failing-row'
import { withShopDatabase } from '../fixtures/shop-database'
import { manualProduct } from '../fixtures/supplier'

withShopDatabase()

const ZONE = 'Asia/Bangkok'
const MINUTE = 60_000

/** A time relative to a booked day, in the venue's time zone. */
function at({ date }: Sold, daysBefore: number, time: string, minutes = 0): Date {
  return new Date(instantOf(addDays(date ?? '', -daysBefore), time, ZONE).getTime() + minutes * MINUTE)
}

const remindersTo = async (userId: string) =>
  (await mailsTo(`${userId}@example.com`)).filter((subject) => subject.includes('your booking'))

const textTo = async (userId: string) => {
  await mailsTo(`${userId}@example.com`)
  const [row] = await sql<{ text: string }>(
    "SELECT text FROM mailbox WHERE recipient = $1 AND text LIKE '%Coming up%'",
    [`${userId}@example.com`],
  )
  return row?.text ?? ''
}

test('[B7] sends a reminder a day before the start, in the venue’s time, and once across many servers', async () => {
  const sold = await newProduct()
  const { userId } = await bought([[sold, { ADULT: 2 }]])
  await sendVisitReminders(at(sold, 1, '10:00', -1))
  expect(await remindersTo(userId)).toEqual([])
  await Promise.all(Array.from({ length: 5 }, () => sendVisitReminders(at(sold, 1, '10:00'))))
  await sendVisitReminders(at(sold, 1, '10:00', 5))
  expect(await remindersTo(userId)).toHaveLength(1)
  const text = await textTo(userId)
  expect(text).toContain('Fixture en')
  expect(text).toContain('2 × adult')
  expect(text).toMatch(/\/order\/[\w-]{48}$/m)
})

test('[B7] a reminder that cannot be composed does not keep others from being sent, and is tried again', {
  tags: ['thorough'],
}, async () => {
  const sold = await newProduct()
  const [bad, good] = [await bought([[sold]]), await bought([[sold]])]
  const accept = await refuseRows('outbox', `NEW.payload ->> 'to' = '${bad.userId}@example.com'`)
  await sendVisitReminders(at(sold, 1, '10:00'))
  expect(await remindersTo(good.userId)).toHaveLength(1)
  await accept()
  await sendVisitReminders(at(sold, 1, '10:00', 1))
  expect(await remindersTo(bad.userId)).toHaveLength(1)
  expect(await remindersTo(good.userId)).toHaveLength(1)
})

test('[B7] a booking without a time is reminded of at nine the morning before', async () => {
  const sold = await newProduct({ dateMode: 'DATE' })
  const { userId } = await bought([[sold]])
  await sendVisitReminders(at(sold, 1, '08:59'))
  expect(await remindersTo(userId)).toEqual([])
  await sendVisitReminders(at(sold, 1, '09:00'))
  expect(await remindersTo(userId)).toHaveLength(1)
})

test('[B7] cancelled bookings and travellers get no reminder', async () => {
  const sold = await newProduct()
  const cancelledTrip = await bought([[sold, { ADULT: 2 }]])
  await cancelled(cancelledTrip)
  const reduced = await bought([[sold, { ADULT: 2 }]])
  const [first] = reduced.order.bookings[0]?.travellers ?? []
  await cancelled(reduced, { unit_item_ids: [first?.id ?? ''] })
  await sendVisitReminders(at(sold, 1, '10:00'))
  expect(await remindersTo(cancelledTrip.userId)).toEqual([])
  expect(await textTo(reduced.userId)).toContain('1 × adult')
})

test('[B7] unconfirmed, started and last-minute bookings get no reminder', {
  tags: ['thorough'],
}, async () => {
  const manual = await manualProduct()
  const unanswered = await bought([[manual]])
  await sendVisitReminders(at(manual, 1, '10:00'))
  expect(await remindersTo(unanswered.userId)).toEqual([])
  const sold = await newProduct()
  const started = await bought([[sold]])
  await sendVisitReminders(at(sold, 0, '10:00'))
  expect(await remindersTo(started.userId)).toEqual([])
  const tomorrow = await newProduct({ dateMode: 'DATE' })
  const late = await bought([[tomorrow]])
  await sql('ALTER TABLE booking_status_history DISABLE TRIGGER booking_status_history_append_only')
  await sql(
    `UPDATE booking_status_history SET occurred_at = $2 WHERE booking_id IN (SELECT id FROM bookings WHERE order_id = $1)`,
    [late.order.id, at(tomorrow, 1, '09:01').toISOString()],
  )
  await sql('ALTER TABLE booking_status_history ENABLE TRIGGER booking_status_history_append_only')
  await sendVisitReminders(at(tomorrow, 1, '12:00'))
  expect(await remindersTo(late.userId)).toEqual([])
})

test('[B7] two visits of an order on one day share one mail', async () => {
  const [one, other] = [await newProduct(), await newProduct()]
  const { userId, order } = await bought([[one], [other]])
  await sendVisitReminders(at(one, 1, '10:00'))
  expect(await remindersTo(userId)).toHaveLength(1)
  // In the list, and as a voucher.
  expect((await textTo(userId)).match(/^Fixture en$/gm)).toHaveLength(4)
  expect(await rowsOf('bookings WHERE order_id = $1 AND reminded_at IS NULL', [order.id])).toBe(0)
})

test('[B7] an order of a deleted account gets no reminder', async () => {
  const sold = await newProduct()
  const { userId, order } = await bought([[sold]])
  await mailsTo(`${userId}@example.com`)
  const blank = '{"first_name":"","last_name":"","email":"","phone":""}'
  await sql('UPDATE orders SET lead = $2, user_id = NULL WHERE id = $1', [order.id, blank])
  await sendVisitReminders(at(sold, 1, '10:00'))
  const pendingMails = "outbox WHERE payload->'values'->>'order_id' = $1 AND processed_at IS NULL"
  expect(await rowsOf(pendingMails, [order.id])).toBe(0)
  expect(await rowsOf("mailbox WHERE text LIKE '%Coming up%' AND text LIKE $1", [`%${order.id}%`])).toBe(0)
})
