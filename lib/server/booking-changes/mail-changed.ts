import type { Money } from '@/lib/domain/money'
import { formatMoney } from '@/lib/i18n/format'
import type { Transaction } from '@/lib/server/db/client'
import { remaining } from '@/lib/server/orders/active-unit-items'
import { bookingText, bookingTimes, depositOf } from '@/lib/server/orders/booking-text'
import { mailBuyer } from '@/lib/server/orders/mail-buyer'
import { reservationsValue } from '@/lib/server/orders/mail-reservations'
import { type BookingRow, bookingsOf, type OrderRow } from '@/lib/server/orders/repo'
import { findGateway, isAutomatic, paymentLabel } from '@/lib/server/payments'
import { type AttemptRow, paidAttempt } from '@/lib/server/payments/repo'

async function mailChanged(
  db: Transaction,
  order: OrderRow,
  bookingId: string,
  values: { kind: 'date' | 'names' } & Record<string, string>,
): Promise<void> {
  const booking = (await bookingsOf([order.id], db)).find(({ id }) => id === bookingId)
  if (!booking) throw new Error(`booking ${bookingId} is not of the order`)
  const active = await remaining(db, booking)
  const attempt = await paidAttempt(db, order.id)
  await mailBuyer(db, order, {
    template: 'booking-changed',
    values: {
      before: '',
      refund: '',
      method: '',
      by_hand: '',
      ...values,
      items: bookingText(active, order.locale, depositOf([active], order, attempt)),
      ...(await reservationsValue(db, order, [
        { bookings: [active], status: 'confirmed', hasVouchers: true },
      ])),
    },
  })
}

/** Mails the customer that names of a booking are changed, with its new voucher. The mail itself has no names. */
export async function mailNamesChanged(db: Transaction, order: OrderRow, booking: BookingRow): Promise<void> {
  await mailChanged(db, order, booking.id, { kind: 'names' })
}

/** Mails the customer the new date of a booking, its new voucher, and what is refunded. @param before the booking as it was */
export async function mailDateChanged(
  db: Transaction,
  order: OrderRow,
  before: BookingRow,
  { refund, attempt }: { refund: Money | null; attempt: AttemptRow | null },
): Promise<void> {
  const back = refund &&
    attempt && {
      refund: formatMoney(refund),
      method: paymentLabel(attempt.optionKey, order.locale),
      by_hand: isAutomatic(findGateway(attempt.gateway), refund, attempt) ? '' : 'by_hand',
    }
  await mailChanged(db, order, before.id, {
    kind: 'date',
    before: bookingTimes(before, order.locale).join('; '),
    ...back,
  })
}
