import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator'
import type { Booking, Order } from '@/lib/contract/orders'
import { addDays } from '@/lib/domain/local-date'
import { factsOf, type Locale } from '@/lib/domain/locale'
import { withoutLinks } from '@/lib/domain/person-name'
import { venueInstant } from '@/lib/domain/venue-instant'
import { env, siteOrigin } from '@/lib/env'
import { labeled } from '@/lib/i18n/labeled'
import { localePath } from '@/lib/i18n/paths'
import { bookingSummary, factWithoutLinks } from './booking-summary'

const MINUTE_MS = 60_000
/** Duration of an entry where the product states none. */
const DEFAULT_MINUTES = 60
/** Reminder before the start, in seconds. */
const REMINDER_SECONDS = 3 * 3600

interface Entry {
  title: string
  date: string
  endDate: string | null
  time: string | null
  /** Of a trip, if known. */
  arrives?: Booking['legs'][number]['arrives']
}

/** One entry per leg of a trip, else one for the booking; none if it is undated. */
function entriesOf(booking: Booking, locale: Locale): Entry[] {
  const { name } = booking.product
  const legs = booking.legs.flatMap(({ from, to, date, time, arrives }) =>
    date
      ? [
          {
            title: labeled({ label: name, value: `${from} – ${to}` }, locale),
            date,
            endDate: null,
            time,
            arrives,
          },
        ]
      : [],
  )
  if (legs.length > 0) return legs
  return booking.date
    ? [{ title: name, date: booking.date, endDate: booking.end_date, time: booking.time }]
    : []
}

/** Where travellers are picked up; null if they come to the meeting point. */
function pickupPlace({
  booking_details: { pickup },
  booking_detail_names: { zone },
}: Booking): string | null {
  return pickup?.way === 'hotel' ? [pickup.place, zone].filter(Boolean).join(' · ') || null : null
}

/** A day as all-day entries need it: midnight UTC. */
const day = (date: string) => new Date(`${date}T00:00:00Z`)

/**
 * Returns a booking as calendar entries. Times are written as instants, so that every calendar shows them
 * correctly regardless of its time zone data; the description has the venue's local time.
 * @param minutes duration, where known
 * @param stamp last change of the booking
 */
export function bookingCalendar(
  order: Order,
  booking: Booking,
  { locale, minutes, stamp }: { locale: Locale; minutes: number | null; stamp: Date },
): string {
  const summary = bookingSummary(order, booking, locale)
  const calendar = ical({
    prodId: { company: env.SHOP_NAME, product: 'orders', language: locale.toUpperCase() },
  })
  const address = `${siteOrigin()}${localePath(locale, `/profile/orders/${order.id}`, env.LOCALE_PREFIX)}`
  const description = [...summary.facts.map(factWithoutLinks), ...summary.notes].map((fact) =>
    labeled(fact, locale),
  )
  for (const [index, { title, date, endDate, time, arrives }] of entriesOf(booking, locale).entries()) {
    const start = time ? venueInstant(date, time, booking.time_zone) : day(date)
    const length = Math.max(minutes ?? DEFAULT_MINUTES, 1) * MINUTE_MS
    const end = arrives
      ? venueInstant(arrives.date, arrives.time, booking.time_zone)
      : new Date(start.getTime() + length)
    const event = calendar.createEvent({
      id: `${booking.id}-${index}@${new URL(siteOrigin()).hostname}`,
      sequence: booking.events.length + booking.cancelled_units.length + booking.changes.length,
      stamp,
      start,
      end: time ? end : day(addDays(endDate ?? date, 1)),
      allDay: !time,
      summary: title,
      description: [...description, address].join('\n'),
      url: address,
      status: booking.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
    const place = (index > 0 && booking.meeting_back) || booking.meeting
    const fetchedAt = index === 0 ? pickupPlace(booking) : null
    if (fetchedAt) event.location(withoutLinks(fetchedAt))
    else if (place)
      event.location([place.name, place.directions].filter(Boolean).join(factsOf(locale).factSeparator))
    if (time)
      event.createAlarm({ type: ICalAlarmType.display, trigger: REMINDER_SECONDS, description: title })
  }
  // iCalendar requires a line break after every line, including the last.
  return `${calendar.toString()}\r\n`
}
