import { depositIn } from '@/lib/domain/deposit'
import type { Locale } from '@/lib/domain/locale'
import { type Money, moneyOf } from '@/lib/domain/money'
import { arrangementWords } from '@/lib/i18n/arrangement-words'
import { formatMoney } from '@/lib/i18n/format'
import { translator } from '@/lib/i18n/translate'
import { formatWhen } from '@/lib/i18n/when'
import type { BookingRow } from '@/lib/server/orders/repo'

/** What of some bookings is a deposit; null where nothing is. */
export function depositOf(bookings: readonly BookingRow[]): Money | null {
  return depositIn(
    bookings.flatMap(({ lines, currency }) =>
      lines.map(({ quantity, amount, deposit = false }) => ({
        quantity,
        deposit,
        price: moneyOf(amount, currency),
      })),
    ),
  )
}

/** A booking for a mail, line by line: its name, option and dates, how many, what was arranged, and the deposit. */
export function bookingWords(booking: BookingRow, locale: Locale): string {
  const { snapshot, lines, localDate, localEndDate, localTime, arrangement } = booking
  const t = translator(locale)
  const when = formatWhen(
    { date: localDate, end_date: localEndDate, time: localTime?.slice(0, 5) ?? null },
    locale,
    'full',
  )
  const arranged = {
    point: snapshot.pointName?.[locale] ?? null,
    zone: snapshot.zoneName?.[locale] ?? null,
    fetched: snapshot.fetched ?? null,
  }
  const deposit = depositOf([booking])
  return [
    snapshot.name[locale],
    [snapshot.optionName[locale], when].filter(Boolean).join(' · '),
    lines
      .filter(({ deposit: back = false }) => !back)
      .map(({ label, quantity }) => t('booking.line', { count: quantity, label: label[locale] }))
      .join(' · '),
    ...arrangementWords(arrangement, arranged, locale, (word, values) => t(`arrangement.${word}`, values)),
    ...(deposit ? [t('mail.deposit.line', { deposit: formatMoney(deposit) })] : []),
  ]
    .filter(Boolean)
    .map((line) => line.replaceAll(/\s+/g, ' '))
    .join('\n')
}
