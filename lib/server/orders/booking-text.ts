import { depositIn } from '@/lib/domain/deposit'
import { inLocale, type Locale } from '@/lib/domain/locale'
import { type Money, moneyOf } from '@/lib/domain/money'
import { withoutLinks } from '@/lib/domain/person-name'
import { bookingDetailsText } from '@/lib/i18n/booking-details-text'
import { formatDate, formatMoney } from '@/lib/i18n/format'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { legValues } from '@/lib/i18n/leg-values'
import { translator } from '@/lib/i18n/translate'
import { legViews } from '@/lib/server/catalog/leg-view'
import type { BookingRow, OrderRow } from '@/lib/server/orders/repo'
import type { AttemptRow } from '@/lib/server/payments/repo'
import { chargedLines } from './allocate-charge'

/**
 * Returns the deposit part of some bookings of an order; null if there is none.
 * @param attempt the attempt that paid the order, in whose currency the deposit is refunded; null if unpaid
 */
export function depositOf(
  bookings: readonly BookingRow[],
  order: OrderRow,
  attempt: Pick<AttemptRow, 'currency'> | null,
): Money | null {
  const { currency } = moneyOf(0, (attempt ?? order).currency)
  return depositIn(
    bookings.flatMap((booking) =>
      chargedLines(booking, currency, order.rates).map(({ amount, ...line }) => ({
        ...line,
        price: moneyOf(amount, currency),
      })),
    ),
  )
}

/** Returns the option and date of a booking; for a trip, one line for each leg. */
export function bookingTimes(booking: BookingRow, locale: Locale): string[] {
  const { snapshot, localDate, localEndDate, localTime } = booking
  const t = translator(locale)
  const legs = legViews(snapshot.legs, booking.timeZone, locale).map((leg) =>
    t('bookingDetails.leg', legValues(leg, locale, 'full')),
  )
  if (legs.length > 0) return legs
  const time = localTime?.slice(0, 5) ?? null
  const when = formatDateRange({ date: localDate, end_date: localEndDate, time }, locale, 'full')
  return [[inLocale(snapshot.optionName, locale), when].filter(Boolean).join(' · ')]
}

/**
 * Returns a booking as text for a mail, one line each: name, option and dates, quantities, booking details,
 * deposit.
 * @param deposit the refundable deposit to mention; null for none
 */
export function bookingText(booking: BookingRow, locale: Locale, deposit: Money | null): string {
  const { snapshot, lines, bookingDetails } = booking
  const t = translator(locale)
  const details = {
    point: inLocale(snapshot.pointName, locale) ?? null,
    zone: inLocale(snapshot.zoneName, locale) ?? null,
    pickup_window: snapshot.pickupWindow ?? null,
  }
  return [
    inLocale(snapshot.name, locale),
    ...bookingTimes(booking, locale),
    lines
      .filter(({ deposit: isDeposit = false }) => !isDeposit)
      .map(({ label, quantity }) => t('booking.line', { count: quantity, label: inLocale(label, locale) }))
      .join(' · '),
    // A guest may have written the place of a pickup.
    ...bookingDetailsText(bookingDetails, details, locale, (key, values) =>
      t(`bookingDetails.${key}`, values),
    ).map(withoutLinks),
    ...(deposit ? [t('mail.deposit.line', { deposit: formatMoney(deposit) })] : []),
  ]
    .filter(Boolean)
    .map((line) => line.replaceAll(/\s+/g, ' '))
    .join('\n')
}

/** Returns the dates in the text of a booking: of its days, its legs and a delivery. */
export function bookingDates(booking: BookingRow, locale: Locale): string[] {
  const { localDate, localEndDate, timeZone, snapshot, bookingDetails } = booking
  const dates = [
    localDate,
    localEndDate,
    ...legViews(snapshot.legs, timeZone, locale).flatMap(({ date, arrives }) => [date, arrives?.date]),
    bookingDetails.fulfilment?.date,
  ]
  return [...new Set(dates)].flatMap((date) => (date ? [formatDate(date, locale)] : []))
}
