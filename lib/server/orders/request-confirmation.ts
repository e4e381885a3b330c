import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { supplierDeadline } from '@/lib/domain/supplier-deadline'
import { env } from '@/lib/env'
import { formatInstant } from '@/lib/i18n/format'
import type { Transaction } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { bookingText } from '@/lib/server/orders/booking-text'
import type { BookingRow, OrderRow } from '@/lib/server/orders/repo'
import { supplierPath } from '@/lib/server/orders/supplier-link'
import { setSupplierDeadline, supplierOf } from '@/lib/server/orders/supplier-repo'

/** The deposit is between the shop and its customer. */
const NO_DEPOSIT = null

/**
 * Returns the mail address, name and language of a booking's supplier, with the shop's support as a fallback.
 */
async function contactOf(db: Transaction, booking: BookingRow) {
  const supplier = await supplierOf(db, booking.productId)
  const to = supplier?.email ?? env.SUPPORT_EMAIL
  const name = supplier?.name ?? booking.snapshot.supplier
  return to ? { to, name, locale: supplier?.locale ?? DEFAULT_LOCALE } : null
}

/** The mail names no traveller: they are shown on the linked page until the link expires. */
async function mailSupplier(db: Transaction, order: OrderRow, booking: BookingRow, until: Date) {
  const contact = await contactOf(db, booking)
  if (!contact) {
    log.error({ order: order.reference, booking: booking.id }, 'no supplier contact for booking')
    return
  }
  const { to, name, locale } = contact
  await enqueueMail(db, {
    to,
    locale,
    template: 'supplier-request',
    values: {
      name,
      reference: order.reference,
      items: bookingText(booking, locale, NO_DEPOSIT),
      reply_by: formatInstant(until, locale, booking.timeZone),
      path: supplierPath(booking.id, until),
    },
    reply_to: env.SUPPORT_EMAIL,
    expires_at: until.toISOString(),
  })
}

/**
 * Asks the suppliers of paid bookings without instant confirmation to confirm. Requests to a supplier without
 * an address go to the shop's support.
 * @returns the latest deadline; null if there are no bookings
 */
export async function requestConfirmations(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
  now: Date,
): Promise<Date | null> {
  let last: Date | null = null
  for (const booking of bookings) {
    const until = supplierDeadline(booking, now)
    await setSupplierDeadline(db, booking.id, until)
    await mailSupplier(db, order, booking, until)
    if (!last || until > last) last = until
  }
  return last
}

/**
 * Mails a cancellation to the supplier of a booking, if it was asked to confirm the booking.
 * @param left what remains of it
 */
export async function mailSupplierCancelled(
  db: Transaction,
  order: OrderRow,
  cancelled: BookingRow,
  left: BookingRow | null,
): Promise<void> {
  const contact = cancelled.supplierReplyDueAt && (await contactOf(db, cancelled))
  if (!contact) return
  const { to, name, locale } = contact
  await enqueueMail(db, {
    to,
    locale,
    template: 'supplier-cancelled',
    values: {
      name,
      reference: order.reference,
      items: bookingText(cancelled, locale, NO_DEPOSIT),
      left: left ? bookingText(left, locale, NO_DEPOSIT) : '',
    },
    reply_to: env.SUPPORT_EMAIL,
  })
}
