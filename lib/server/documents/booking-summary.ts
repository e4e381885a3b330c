import type { Booking, Order } from '@/lib/contract/orders'
import { bookingTerms } from '@/lib/domain/cancellation-terms'
import { tiersFromWire } from '@/lib/domain/cancellation-tiers'
import { goodsStateKey } from '@/lib/domain/goods'
import { guestsOf } from '@/lib/domain/guest-text'
import { factsOf, type Locale } from '@/lib/domain/locale'
import { mapUrl } from '@/lib/domain/map-url'
import { withoutLinks } from '@/lib/domain/person-name'
import { bookingPlace } from '@/lib/domain/place-label'
import { venueInstant } from '@/lib/domain/venue-instant'
import { bookingDetailsText } from '@/lib/i18n/booking-details-text'
import { documentTermsText } from '@/lib/i18n/cancellation/document-terms-text'
import { cancellationTranslator } from '@/lib/i18n/cancellation/translator'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { fullName } from '@/lib/i18n/full-name'
import { legValues } from '@/lib/i18n/leg-values'
import { seatsText } from '@/lib/i18n/seats-text'
import { stayTimes } from '@/lib/i18n/stay-times'
import { contactText } from '@/lib/i18n/supplier-contact'
import { timeZoneName } from '@/lib/i18n/time-zone-name'
import { translator } from '@/lib/i18n/translate'

export interface Fact {
  label: string
  value: string
}

/** Names, answers and places are what a guest wrote: a document of the shop must not carry their links. */
export const factWithoutLinks = ({ label, value }: Fact): Fact => ({ label, value: withoutLinks(value) })

/** The text that every document of a booking contains. */
export interface BookingSummary {
  name: string
  supplier: string
  facts: Fact[]
  notes: Fact[]
}

/** Returns what cancelling costs and from when on, with its title; nothing for a completed booking. */
export function cancellationNote(
  { cancellation, free_until, status, esim_codes, time_zone }: Booking,
  locale: Locale,
  now: Date,
): Fact[] {
  if (status === 'completed') return []
  const t = cancellationTranslator(locale)
  const terms = bookingTerms(
    {
      tiers: tiersFromWire(cancellation),
      freeUntil: free_until === null ? null : new Date(free_until),
      status,
      esimCodes: esim_codes,
    },
    now,
  )
  return [{ label: t('title'), value: documentTermsText(terms, t, { locale, timeZone: time_zone }) }]
}

function whenFacts(booking: Booking, locale: Locale): Fact[] {
  const t = translator(locale)
  const fact = (key: string, value: string | null) => (value ? [{ label: t(key), value }] : [])
  const zone = booking.date
    ? timeZoneName(booking.time_zone, venueInstant(booking.date, booking.time, booking.time_zone), locale)
    : null
  if (booking.legs.length > 0)
    return [
      ...booking.legs.flatMap((leg, index) => [
        ...fact(
          `orders.facts.${index === 0 ? 'out' : 'back'}`,
          t('bookingDetails.leg', legValues(leg, locale, 'full')),
        ),
        ...fact(
          `orders.facts.${index === 0 ? 'seats' : 'seatsBack'}`,
          seatsText(leg.seats, (key, values) => t(`bookingDetails.${key}`, values)),
        ),
      ]),
      ...fact('documents.zone', zone),
    ]
  const { checkIn, checkOut } = stayTimes(booking.stay_hours, (key, values) =>
    t(`bookingDetails.${key}`, values),
  )
  return [
    ...fact('orders.facts.date', formatDateRange({ ...booking, time: null }, locale, 'full')),
    ...fact(
      'orders.facts.time',
      booking.time && zone && [booking.time, zone].join(factsOf(locale).factSeparator),
    ),
    ...fact('orders.facts.checkIn', checkIn),
    ...fact('orders.facts.checkOut', checkOut),
    ...fact('orders.facts.option', booking.option_name),
  ]
}

/** Where the goods are, with carrier and tracking number; nothing before they are sent. */
function goodsFacts({ goods }: Booking, locale: Locale): Fact[] {
  if (!goods || goods.state === 'none') return []
  const t = translator(locale)
  const { state, way, carrier, tracking_number } = goods
  return [
    { label: t('goods.title'), value: t(`goods.states.${goodsStateKey(state, way)}`) },
    ...(carrier ? [{ label: t('goods.carrier'), value: carrier }] : []),
    ...(tracking_number ? [{ label: t('goods.tracking'), value: tracking_number }] : []),
  ]
}

/** On one line, so that the longest voucher still fits on its page. */
const placeName = ({ name, local }: NonNullable<Booking['meeting']>) =>
  local ? `${name} · ${local.name}` : name

/** Returns the text of a booking. @param now when the document is made, which decides what a cancellation costs */
export function bookingSummary(
  order: Order,
  booking: Booking,
  locale: Locale,
  now = new Date(),
): BookingSummary {
  const t = translator(locale)
  const { pickup, ...details } = booking.booking_details
  const people = booking.travellers.flatMap(({ cancelled, traveller_name, companions }) =>
    cancelled ? [] : [...(traveller_name ? [traveller_name] : []), ...companions],
  )
  const note = (key: string, value: string) => (value ? [{ label: t(key), value }] : [])
  const place = (key: string, where: Booking['meeting']) =>
    note(key, where ? [placeName(where), where.directions, mapUrl(where)].filter(Boolean).join('\n') : '')
  const detailsNote = (key: string, part: Booking['booking_details']) => {
    const texts = bookingDetailsText(part, booking.booking_detail_names, locale, (word, values) =>
      t(`bookingDetails.${word}`, values),
    )
    return note(key, texts.join(' · '))
  }
  return {
    name: booking.product.name,
    supplier: t('orders.voucher.by', { supplier: booking.product.supplier }),
    facts: [
      ...whenFacts(booking, locale),
      ...detailsNote('orders.facts.pickup', { pickup }),
      { label: t('documents.for'), value: guestsOf(booking.lines) },
      ...detailsNote('orders.facts.bookingDetails', details),
      ...goodsFacts(booking, locale),
      ...booking.answers.map(({ question, answer }) => ({
        label: t(`checkout.questions.${question}.label`),
        value: answer,
      })),
      { label: t('orders.facts.lead'), value: fullName(order.lead, locale) },
      ...note('documents.travellers', people.join(' · ')),
      { label: t('orders.facts.reference'), value: order.reference },
    ],
    notes: [
      ...(details.fulfilment?.way === 'delivery'
        ? []
        : [
            ...place(
              booking.meeting_back
                ? 'documents.meetingOut'
                : `documents.${bookingPlace(booking.booking_details)}`,
              booking.meeting,
            ),
            ...place('documents.meetingBack', booking.meeting_back),
          ]),
      ...note('documents.use', booking.how_to_use),
      ...note('documents.bring', booking.what_to_bring.join(' · ')),
      ...(booking.supplier_contact
        ? note('documents.contact', contactText(booking.supplier_contact, locale))
        : []),
      ...cancellationNote(booking, locale, now),
    ],
  }
}
