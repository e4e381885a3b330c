import { instantOf } from '@/lib/domain/instant'
import { inLocale } from '@/lib/domain/locale'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { translator } from '@/lib/i18n/translate'
import { database, type Transaction } from '@/lib/server/db/client'
import { inSavepoints } from '@/lib/server/db/savepoint'
import { withItems } from '@/lib/server/orders/active-unit-items'
import { bookingText, depositOf } from '@/lib/server/orders/booking-text'
import { mailBuyer } from '@/lib/server/orders/mail-buyer'
import { type BookingRow, type OrderRow, unitItemsOf } from '@/lib/server/orders/repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { paidAttempt } from '@/lib/server/payments/repo'
import { bookingsWithOrders, dueReminders, markReminded } from '@/lib/server/reminders/repo'

const BATCH = 100

/** Returns the meeting points; none for a delivery. */
function meetingLines({ snapshot, bookingDetails }: BookingRow, locale: OrderRow['locale']): string[] {
  if (bookingDetails.fulfilment?.way === 'delivery') return []
  const back = snapshot.legs?.[1]?.meeting
  const t = translator(locale)
  const lines = (name?: string | null, directions?: string | null) =>
    [name, directions].flatMap((line) => (line ? [line.replaceAll(/\s+/g, ' ')] : []))
  const outbound = lines(inLocale(snapshot.meetingName, locale), inLocale(snapshot.meetingDirections, locale))
  const inbound = lines(inLocale(back?.name, locale), inLocale(back?.directions, locale))
  return inbound.length > 0
    ? [`${t('documents.meetingOut')}:`, ...outbound, `${t('documents.meetingBack')}:`, ...inbound]
    : outbound
}

async function mailReminder(db: Transaction, order: OrderRow, bookings: readonly BookingRow[]) {
  const [first] = bookings
  if (!first?.localDate) return
  const { localDate, localTime, timeZone } = first
  const items = await unitItemsOf(
    bookings.map(({ id }) => id),
    db,
  )
  const attempt = await paidAttempt(db, order.id)
  const texts = bookings.map((booking) => {
    const left = items.filter(
      ({ bookingId, cancelledAt }) => bookingId === booking.id && cancelledAt === null,
    )
    const active = withItems(booking, left)
    const deposit = depositOf([active], order, attempt)
    return [bookingText(active, order.locale, deposit), ...meetingLines(booking, order.locale)]
  })
  const time = localTime?.slice(0, 5) ?? null
  await mailBuyer(db, order, {
    template: 'order-reminder',
    values: {
      when: formatDateRange({ date: localDate, end_date: null, time }, order.locale, 'full') ?? '',
      items: texts.map((lines) => lines.join('\n')).join('\n\n'),
    },
    expires_at: instantOf(localDate, localTime ?? '23:59', timeZone).toISOString(),
  })
}

/**
 * Sends a reminder a day before each visit. It is sent once, also with several workers: the mail is enqueued
 * in the transaction that locks the bookings. Bookings of one order that are due together share one mail. Those of an
 * order whose mail cannot be composed stay due.
 */
export async function sendVisitReminders(now = new Date()): Promise<void> {
  await database().transaction(async (db) => {
    const due = await bookingsWithOrders(db, await dueReminders(db, now, BATCH))
    await inSavepoints(
      db,
      due,
      ({ order }) => order.id,
      async (savepoint, { order, bookings }) => {
        await markReminded(
          savepoint,
          bookings.map(({ id }) => id),
          now,
        )
        await mailReminder(savepoint, order, bookings)
      },
    )
  })
  wakeOutbox()
}
