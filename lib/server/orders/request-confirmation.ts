import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { answerBy } from '@/lib/domain/supplier-deadline'
import { env } from '@/lib/env'
import { formatInstant } from '@/lib/i18n/format'
import type { Transaction } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { bookingWords } from '@/lib/server/orders/booking-text'
import type { BookingRow, OrderRow } from '@/lib/server/orders/repo'
import { supplierPath } from '@/lib/server/orders/supplier-link'
import { setSupplierDeadline, supplierOf } from '@/lib/server/orders/supplier-repo'

/** The deposit is between the shop and its customer. */
const NO_DEPOSIT = null

/** Who answers for a booking, and how they are written to; the shop's support where nobody else can be. */
async function addressee(db: Transaction, booking: BookingRow) {
  const supplier = await supplierOf(db, booking.productId)
  const to = supplier?.email ?? env.SUPPORT_EMAIL
  const name = supplier?.name ?? booking.snapshot.operator
  return to ? { to, name, locale: supplier?.locale ?? DEFAULT_LOCALE } : null
}

/** The mail names no traveller: those stand behind its link, until the link is over. */
async function mailSupplier(db: Transaction, order: OrderRow, booking: BookingRow, until: Date) {
  const found = await addressee(db, booking)
  if (!found) {
    log.error({ order: order.reference, booking: booking.id }, 'nobody can be asked to confirm a booking')
    return
  }
  const { to, name, locale } = found
  await enqueueMail(db, {
    to,
    locale,
    template: 'supplier-request',
    values: {
      name,
      reference: order.reference,
      items: bookingWords(booking, locale, NO_DEPOSIT),
      answer_by: formatInstant(until, locale, booking.timeZone),
      path: supplierPath(booking.id, until),
    },
    reply_to: env.SUPPORT_EMAIL,
    expires_at: until.toISOString(),
  })
}

/**
 * Asks the suppliers of paid bookings that are not confirmed at once; who has no address of its own is asked through
 * the shop's support.
 * @returns until when the last of them answers; null where nobody is asked
 */
export async function requestConfirmations(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
  now: Date,
): Promise<Date | null> {
  let last: Date | null = null
  for (const booking of bookings) {
    const until = answerBy(booking, now)
    await setSupplierDeadline(db, booking.id, until)
    await mailSupplier(db, order, booking, until)
    if (!last || until > last) last = until
  }
  return last
}

/** Tells a supplier that was asked before who does not come after all. @param left what of the booking goes on */
export async function mailSupplierCancelled(
  db: Transaction,
  order: OrderRow,
  given: BookingRow,
  left: BookingRow | null,
): Promise<void> {
  const found = given.answerBy && (await addressee(db, given))
  if (!found) return
  const { to, name, locale } = found
  await enqueueMail(db, {
    to,
    locale,
    template: 'supplier-cancelled',
    values: {
      name,
      reference: order.reference,
      items: bookingWords(given, locale, NO_DEPOSIT),
      left: left ? bookingWords(left, locale, NO_DEPOSIT) : '',
    },
    reply_to: env.SUPPORT_EMAIL,
  })
}
