import type { BookedDetails, BookingDetailsDraft } from '@/lib/domain/booking-details'
import type { Locale } from '@/lib/domain/locale'
import { formatDate } from './format'

/** The words under `arrangement` in the messages. */
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

type Say = (word: BookingDetailsWord, values?: Record<string, string | number>) => string

export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
}

function rooms({ rooms: list = [] }: BookingDetailsDraft, say: Say): string[] {
  return list.map(({ adults, children }, index) =>
    say('room', {
      room: index + 1,
      adults,
      children: children.length,
      ages: children.map((age) => age ?? '–').join(say('comma')),
    }),
  )
}

function party({ group }: BookingDetailsDraft, say: Say): string[] {
  return [
    ...(group?.people ? [say('group', { people: group.people })] : []),
    ...(group?.bags == null ? [] : [say('bags', { bags: group.bags })]),
  ]
}

function handedOver(
  { handover }: BookingDetailsDraft,
  { point }: BookedDetails,
  locale: Locale,
  say: Say,
): string[] {
  if (!handover) return []
  const { way, time, date } = handover
  if (way === 'delivery') return [date ? say('deliveryOn', { date: formatDate(date, locale) }) : say(way)]
  if (point) return [say('pickupFrom', { time: time ?? 'none', point })]
  return [time ? say('pickupAt', { time }) : say(way)]
}

function fetchedAt({ pickup }: BookingDetailsDraft, { zone, fetched }: BookedDetails, say: Say): string[] {
  if (!pickup) return []
  if (pickup.way === 'meeting') return [say('meeting')]
  const place = [pickup.place, zone].filter(Boolean).join(say('comma'))
  const ready = fetched && say(fetched.from === fetched.to ? 'ready' : 'readyBetween', fetched)
  return [...(place ? [say('hotel', { place })] : []), ...(ready ? [ready] : [])]
}

/** Says what was arranged, one line for each thing: guests of a room, handing over, where one joins, the guide. */
export function bookingDetailsWords(
  arrangement: BookingDetailsDraft,
  arranged: BookedDetails,
  locale: Locale,
  say: Say,
): string[] {
  const { guide } = arrangement
  return [
    ...rooms(arrangement, say),
    ...party(arrangement, say),
    ...handedOver(arrangement, arranged, locale, say),
    ...fetchedAt(arrangement, arranged, say),
    ...(guide ? [say('guide', { language: languageName(guide, locale) })] : []),
  ]
}
