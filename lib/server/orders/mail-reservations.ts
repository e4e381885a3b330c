import type { UnitType, Vertical } from '@/lib/domain/catalog'
import { withOffset } from '@/lib/domain/instant'
import { inLocale, type Locale } from '@/lib/domain/locale'
import { legViews } from '@/lib/server/catalog/leg-view'
import type { Queryable } from '@/lib/server/db/client'
import type { Reservation } from '@/lib/server/mail/reservation'
import type { BookingRow, OrderRow } from './repo'
import { verticalsOf } from './vertical-repo'

/** Units that are one person each. */
const PERSONS: ReadonlySet<UnitType> = new Set([
  'ADULT',
  'CHILD',
  'INFANT',
  'YOUTH',
  'STUDENT',
  'SENIOR',
  'PERSON',
])

function peopleIn({ lines }: BookingRow): number | null {
  const units = lines.flatMap(({ unit, quantity }) => (unit ? [{ unit, quantity }] : []))
  if (units.length === 0 || units.some(({ unit }) => !PERSONS.has(unit))) return null
  return units.reduce((sum, { quantity }) => sum + quantity, 0)
}

interface Part {
  bookings: readonly BookingRow[]
  status: Reservation['status']
  /** Whether the mail has their vouchers, which say where and by whom. */
  hasVouchers?: boolean
}

function reservationOf(
  booking: BookingRow,
  vertical: Vertical,
  { status, hasVouchers = false }: Part,
  locale: Locale,
): Reservation {
  const { snapshot, localDate, localEndDate, localTime, timeZone } = booking
  const meetingName = inLocale(snapshot.meetingName, locale)
  const one = (text: string) => text.replaceAll(/\s+/g, ' ')
  return {
    vertical,
    status,
    name: one(inLocale(snapshot.name, locale)),
    starts: localDate && withOffset(localDate, localTime, timeZone),
    ends: localEndDate,
    people: peopleIn(booking),
    trips: legViews(snapshot.legs, timeZone, locale).map(({ from, to, date, time, arrives }) => ({
      from,
      to,
      starts: date && withOffset(date, time, timeZone),
      ends: arrives && withOffset(arrives.date, arrives.time, timeZone),
    })),
    supplier: hasVouchers ? snapshot.supplier : null,
    place:
      // The mail names where travellers are picked up, which a guest wrote, instead of the place of the others.
      hasVouchers && meetingName && booking.bookingDetails.pickup?.way !== 'hotel'
        ? { name: meetingName }
        : null,
  }
}

/** Returns bookings as the value `reservations` of a mail, from which it makes data for mail programs. */
export async function reservationsValue(
  db: Queryable,
  { locale }: OrderRow,
  parts: readonly Part[],
): Promise<{ reservations: string }> {
  const verticals = await verticalsOf(
    parts.flatMap(({ bookings }) => bookings),
    db,
  )
  const reservations = parts.flatMap((part) =>
    part.bookings.flatMap((booking) => {
      const vertical = verticals.get(booking.productId)
      return vertical ? [reservationOf(booking, vertical, part, locale)] : []
    }),
  )
  return { reservations: JSON.stringify(reservations) }
}
