import type { BookingDetails, Fulfilment, Room } from './booking-details'
import { FULFILMENT_METHODS, MAX_CHILD_AGE } from './booking-details'
import { MAX_CODE_LENGTH } from './catalog-ids'
import type { Group } from './group-size'
import { isLocalDate } from './local-date'
import { LOCAL_TIME } from './local-time'
import { PICKUP_WAYS, type Pickup } from './pickup'

/**
 * Booking details in a cart link, besides dates and quantities. Query parameters:
 * - `rooms`: adults and child ages per room: `2:5.8,1` means two adults with children of 5 and 8, and one
 *   adult
 * - `people`, `bags`: group size and luggage, if one price covers a whole group
 * - `guide`: language code of the guide
 * - `fulfilment`: `pickup` or `delivery`, with `point` and `pickup_time` for the counter or `delivery_date` for
 *   the day; `handover` is its name until version 0.1
 * - `join`: `meeting` or `hotel`, with `zone`; the hotel address is never part of a link
 */
export type LinkBookingDetails = Omit<BookingDetails, 'return'>

const ROOM = /^([1-9]\d?)(?::(\d{1,2}(?:\.\d{1,2})*))?$/
const CODE = new RegExp(`^[\\w.-]{1,${MAX_CODE_LENGTH}}$`)
const NUMBER = /^\d{1,4}$/
const LANGUAGE = /^[a-z]{2,3}$/
const MAX_ROOMS = 30

function readRooms(text: string): Room[] | null {
  const rooms = text.split(',').map((part): Room | null => {
    const [found, adults = '', ages = ''] = ROOM.exec(part.trim()) ?? []
    const children = ages === '' ? [] : ages.split('.').map(Number)
    return found && children.every((age) => age <= MAX_CHILD_AGE)
      ? { adults: Number(adults), children }
      : null
  })
  const valid = rooms.filter((room) => room !== null)
  return valid.length === rooms.length && valid.length <= MAX_ROOMS ? valid : null
}

type Text = (name: string) => string | null

function readFulfilment(text: Text): Fulfilment | null | undefined {
  const [point, time, date] = ['point', 'pickup_time', 'delivery_date'].map(text)
  const named = text('fulfilment') ?? text('handover')
  if (!named) return point || time || date ? null : undefined
  const way = FULFILMENT_METHODS.find((known) => known === named)
  if (
    !way ||
    (point && !CODE.test(point)) ||
    (time && !LOCAL_TIME.test(time)) ||
    (date && !isLocalDate(date))
  )
    return null
  return { way, ...(point && { point }), ...(time && { time }), ...(date && { date }) }
}

function readPickup(text: Text): Pickup | null | undefined {
  const [named, zone] = ['join', 'zone'].map(text)
  if (!named) return zone ? null : undefined
  const way = PICKUP_WAYS.find((known) => known === named)
  return way && (!zone || CODE.test(zone)) ? { way, ...(zone && { zone }) } : null
}

function readGroup(text: Text): Group | null | undefined {
  const [people, bags] = ['people', 'bags'].map(text)
  if (!people) return bags ? null : undefined
  if (!NUMBER.test(people) || Number(people) === 0 || (bags && !NUMBER.test(bags))) return null
  return { people: Number(people), ...(bags && { bags: Number(bags) }) }
}

/** Parses the booking details of a link. `unreadable` means that a value is malformed. */
export function readBookingDetails(text: Text): { bookingDetails: LinkBookingDetails; unreadable: boolean } {
  const listed = text('rooms')
  const guide = text('guide')?.toLowerCase()
  const parts = {
    rooms: listed ? readRooms(listed) : undefined,
    group: readGroup(text),
    fulfilment: readFulfilment(text),
    pickup: readPickup(text),
    guide: guide === undefined ? undefined : LANGUAGE.test(guide) ? guide : null,
  }
  const present = Object.entries(parts).filter(([, part]) => part != null)
  return {
    bookingDetails: Object.fromEntries(present),
    unreadable: Object.values(parts).includes(null),
  }
}

/** Returns the query parameters for booking details. */
export function bookingDetailsQuery({
  rooms,
  group,
  fulfilment,
  pickup,
  guide,
}: LinkBookingDetails): Record<string, string | undefined> {
  return {
    rooms: rooms
      ?.map(({ adults, children }) => [adults, children.join('.')].filter((part) => part !== '').join(':'))
      .join(),
    people: group?.people.toString(),
    bags: group?.bags?.toString(),
    guide,
    fulfilment: fulfilment?.way,
    point: fulfilment?.point,
    pickup_time: fulfilment?.time,
    delivery_date: fulfilment?.date,
    join: pickup?.way,
    zone: pickup?.zone,
  }
}
