import type { BookedDetails, BookingDetailsDraft } from '@/lib/domain/booking-details'
import type { Locale } from '@/lib/domain/locale'
import { formatDate } from './format'

/** The message keys under `bookingDetails`. */
export type BookingDetailsWord =
  | 'room'
  | 'group'
  | 'bags'
  | 'comma'
  | 'pickup'
  | 'pickupAt'
  | 'pickupFrom'
  | 'delivery'
  | 'deliveryOn'
  | 'hotel'
  | 'meeting'
  | 'ready'
  | 'readyBetween'
  | 'guide'

type Translate = (word: BookingDetailsWord, values?: Record<string, string | number>) => string

export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
}

function rooms({ rooms: list = [] }: BookingDetailsDraft, t: Translate): string[] {
  return list.map(({ adults, children }, index) =>
    t('room', {
      room: index + 1,
      adults,
      children: children.length,
      ages: children.map((age) => age ?? '–').join(t('comma')),
    }),
  )
}

function party({ group }: BookingDetailsDraft, t: Translate): string[] {
  return [
    ...(group?.people ? [t('group', { people: group.people })] : []),
    ...(group?.bags == null ? [] : [t('bags', { bags: group.bags })]),
  ]
}

function fulfilmentText(
  { fulfilment }: BookingDetailsDraft,
  { point }: BookedDetails,
  locale: Locale,
  t: Translate,
): string[] {
  if (!fulfilment) return []
  const { way, time, date } = fulfilment
  if (way === 'delivery') return [date ? t('deliveryOn', { date: formatDate(date, locale) }) : t(way)]
  if (point) return [t('pickupFrom', { time: time ?? 'none', point })]
  return [time ? t('pickupAt', { time }) : t(way)]
}

function pickupText(
  { pickup }: BookingDetailsDraft,
  { zone, pickup_window }: BookedDetails,
  t: Translate,
): string[] {
  if (!pickup) return []
  if (pickup.way === 'meeting') return [t('meeting')]
  const place = [pickup.place, zone].filter(Boolean).join(t('comma'))
  const ready =
    pickup_window && t(pickup_window.from === pickup_window.to ? 'ready' : 'readyBetween', pickup_window)
  return [...(place ? [t('hotel', { place })] : []), ...(ready ? [ready] : [])]
}

/** Returns the booking details as text, one line each: guests per room, group, fulfilment, pickup, guide. */
export function bookingDetailsText(
  bookingDetails: BookingDetailsDraft,
  bookingDetailNames: BookedDetails,
  locale: Locale,
  t: Translate,
): string[] {
  const { guide } = bookingDetails
  return [
    ...rooms(bookingDetails, t),
    ...party(bookingDetails, t),
    ...fulfilmentText(bookingDetails, bookingDetailNames, locale, t),
    ...pickupText(bookingDetails, bookingDetailNames, t),
    ...(guide ? [t('guide', { language: languageName(guide, locale) })] : []),
  ]
}
