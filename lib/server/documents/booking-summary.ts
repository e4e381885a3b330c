import type { Booking, Order } from '@/lib/contract/orders'
import { hasFreeCancellation } from '@/lib/domain/cancellation'
import { guestsOf } from '@/lib/domain/guest-text'
import type { Locale } from '@/lib/domain/locale'
import { venueInstant } from '@/lib/domain/venue-instant'
import { bookingDetailsText } from '@/lib/i18n/booking-details-text'
import { formatInstant } from '@/lib/i18n/format'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { fullName } from '@/lib/i18n/full-name'
import { timeZoneName } from '@/lib/i18n/time-zone-name'
import { translator } from '@/lib/i18n/translate'

export interface Fact {
  label: string
  value: string
}

/** The text that every document of a booking contains. */
export interface BookingSummary {
  name: string
  operator: string
  facts: Fact[]
  notes: Fact[]
}

/** Describes the cancellation policy as sold; deadlines in the venue's time. */
export function cancellationWords(booking: Booking, locale: Locale): string {
  const t = translator(locale)
  const tiers = booking.cancellation.map(({ hours_before, percent_kept }) => ({
    hoursBefore: hours_before,
    percentKept: percent_kept,
  }))
  const last = tiers.at(-1)
  if (booking.esim_codes === 'shown') return t('orders.cancellation.seen')
  if (!last) return t(booking.esim_codes ? 'orders.cancellation.unseen' : 'orders.cancellation.free')
  if (!hasFreeCancellation(tiers)) return t('orders.cancellation.never')
  if (booking.free_until) {
    const { free_until, time_zone } = booking
    const there = `${formatInstant(free_until, locale, time_zone)} · ${timeZoneName(time_zone, new Date(free_until), locale)}`
    return t('orders.cancellation.until', { there })
  }
  return last.percentKept >= 100
    ? t('orders.cancellation.never')
    : t('orders.cancellation.keeps', { percent: last.percentKept })
}

function whenFacts(booking: Booking, locale: Locale): Fact[] {
  const t = translator(locale)
  const fact = (key: string, value: string | null) => (value ? [{ label: t(key), value }] : [])
  const zone = booking.date
    ? timeZoneName(booking.time_zone, venueInstant(booking.date, booking.time, booking.time_zone), locale)
    : null
  if (booking.legs.length > 0)
    return [
      ...booking.legs.map(({ from, to, option_name, date, time }, index) => ({
        label: t(index === 0 ? 'orders.facts.out' : 'orders.facts.back'),
        value: t('arrangement.leg', {
          from,
          to,
          option: option_name,
          when: formatDateRange({ date, end_date: null, time }, locale, 'full') ?? '',
        }),
      })),
      ...fact('papers.zone', zone),
    ]
  return [
    ...fact('orders.facts.date', formatDateRange({ ...booking, time: null }, locale, 'full')),
    ...fact('orders.facts.time', booking.time && zone && `${booking.time}, ${zone}`),
    ...fact('orders.facts.option', booking.option_name),
  ]
}

/** Returns the text of a booking. */
export function bookingSummary(order: Order, booking: Booking, locale: Locale): BookingSummary {
  const t = translator(locale)
  const { arrangement, arranged } = booking
  const people = booking.travellers.flatMap(({ cancelled, traveller_name, companions }) =>
    cancelled ? [] : [...(traveller_name ? [traveller_name] : []), ...companions],
  )
  const delivered = arrangement.handover?.way === 'delivery'
  const note = (key: string, value: string) => (value ? [{ label: t(key), value }] : [])
  const place = (key: string, where: Booking['meeting']) =>
    note(key, where ? [where.name, where.directions].filter(Boolean).join('\n') : '')
  const words = bookingDetailsText(arrangement, arranged, locale, (word, values) =>
    t(`arrangement.${word}`, values),
  )
  return {
    name: booking.product.name,
    operator: t('orders.voucher.by', { operator: booking.product.operator }),
    facts: [
      ...whenFacts(booking, locale),
      { label: t('papers.for'), value: guestsOf(booking.lines) },
      ...note('orders.facts.arrangement', words.join(' · ')),
      ...booking.answers.map(({ question, answer }) => ({
        label: t(`checkout.questions.${question}.label`),
        value: answer,
      })),
      { label: t('orders.facts.lead'), value: fullName(order.lead, locale) },
      ...note('papers.travellers', people.join(' · ')),
      { label: t('orders.facts.reference'), value: order.reference },
    ],
    notes: [
      ...(delivered
        ? []
        : [
            ...place(booking.meeting_back ? 'papers.meetingOut' : 'papers.meeting', booking.meeting),
            ...place('papers.meetingBack', booking.meeting_back),
          ]),
      ...note('papers.use', booking.how_to_use),
      ...note('papers.cancellation', cancellationWords(booking, locale)),
    ],
  }
}
