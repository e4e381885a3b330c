import { depositIn } from '@/lib/domain/deposit'
import type { Locale } from '@/lib/domain/locale'
import { type Money, moneyOf } from '@/lib/domain/money'
import { bookingDetailsWords } from '@/lib/i18n/booking-details-text'
import { formatMoney } from '@/lib/i18n/format'
import { formatWhen } from '@/lib/i18n/format-date-range'
import { translator } from '@/lib/i18n/translate'
import type { BookingRow, OrderRow } from '@/lib/server/orders/repo'
import type { AttemptRow } from '@/lib/server/payments/repo'
import { chargedLines } from './allocate-charge'

/**
 * What of some bookings of an order is a deposit; null where nothing is.
 * @param attempt that paid the order, and in whose currency it comes back; null where none did
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

/** When a booking is and in which option; of a trip each way. */
function timesOf(booking: BookingRow, locale: Locale): string[] {
  const { snapshot, localDate, localEndDate, localTime } = booking
  const t = translator(locale)
  const legs = (snapshot.legs ?? []).map(({ from, to, option, date, time }) =>
    t('arrangement.leg', {
      from: from[locale],
      to: to[locale],
      option: option[locale],
      when: formatWhen({ date, end_date: null, time }, locale, 'full') ?? '',
    }),
  )
  if (legs.length > 0) return legs
  const time = localTime?.slice(0, 5) ?? null
  const when = formatWhen({ date: localDate, end_date: localEndDate, time }, locale, 'full')
  return [[snapshot.optionName[locale], when].filter(Boolean).join(' · ')]
}

/**
 * A booking for a mail, line by line: its name, option and dates, how many, what was arranged, and the deposit.
 * @param deposit that comes back to whom the mail is for; null where none does
 */
export function bookingWords(booking: BookingRow, locale: Locale, deposit: Money | null): string {
  const { snapshot, lines, arrangement } = booking
  const t = translator(locale)
  const arranged = {
    point: snapshot.pointName?.[locale] ?? null,
    zone: snapshot.zoneName?.[locale] ?? null,
    fetched: snapshot.fetched ?? null,
  }
  return [
    snapshot.name[locale],
    ...timesOf(booking, locale),
    lines
      .filter(({ deposit: back = false }) => !back)
      .map(({ label, quantity }) => t('booking.line', { count: quantity, label: label[locale] }))
      .join(' · '),
    ...bookingDetailsWords(arrangement, arranged, locale, (word, values) => t(`arrangement.${word}`, values)),
    ...(deposit ? [t('mail.deposit.line', { deposit: formatMoney(deposit) })] : []),
  ]
    .filter(Boolean)
    .map((line) => line.replaceAll(/\s+/g, ' '))
    .join('\n')
}
