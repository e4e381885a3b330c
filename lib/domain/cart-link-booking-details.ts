import type { BookingDetails, Fulfilment, Room } from './booking-details'
import { FULFILMENT_METHODS } from './booking-details'
import type { Group } from './group-size'
import { isLocalDate } from './local-date'
import { PICKUP_WAYS, type Pickup } from './pickup'

/**
 * What a link arranges beside dates and quantities. Names of its query:
 * - `rooms`: guests of each room, adults and the age of each child: `2:5.8,1` are two adults with children of 5
 *   and 8, and one adult
 * - `people`, `bags`: who comes where one price is paid for a whole group, and their suitcases
 * - `guide`: code of the language that the guide speaks
 * - `handover`: `pickup` or `delivery`; `point` and `pickup_time` name the counter and when, `delivery_date` the day
 * - `join`: `meeting` or `hotel`, with `zone`; where the hotel is, nobody's link says
 */
export type LinkBookingDetails = Omit<BookingDetails, 'return'>

const ROOM = /^([1-9]\d?)(?::(\d{1,2}(?:\.\d{1,2})*))?$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const CODE = /^[\w.-]{1,60}$/
const NUMBER = /^\d{1,4}$/
const LANGUAGE = /^[a-z]{2,3}$/
const MOST_ROOMS = 30
const OLDEST_CHILD = 17

function readRooms(text: string): Room[] | null {
  const rooms = text.split(',').map((part): Room | null => {
    const [found, adults = '', ages = ''] = ROOM.exec(part.trim()) ?? []
    const children = ages === '' ? [] : ages.split('.').map(Number)
    return found && children.every((age) => age <= OLDEST_CHILD) ? { adults: Number(adults), children } : null
  })
  const told = rooms.filter((room) => room !== null)
  return told.length === rooms.length && told.length <= MOST_ROOMS ? told : null
}

type Text = (name: string) => string | null

function readFulfilment(text: Text): Fulfilment | null | undefined {
  const [named, point, time, date] = ['handover', 'point', 'pickup_time', 'delivery_date'].map(text)
  if (!named) return point || time || date ? null : undefined
  const way = FULFILMENT_METHODS.find((known) => known === named)
  if (!way || (point && !CODE.test(point)) || (time && !TIME.test(time)) || (date && !isLocalDate(date)))
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

/** Reads what a link arranges. `unreadable` where something of it is spelled in a way that means nothing. */
export function readBookingDetails(text: Text): { arrangement: LinkBookingDetails; unreadable: boolean } {
  const listed = text('rooms')
  const guide = text('guide')?.toLowerCase()
  const parts = {
    rooms: listed ? readRooms(listed) : undefined,
    group: readGroup(text),
    handover: readFulfilment(text),
    pickup: readPickup(text),
    guide: guide === undefined ? undefined : LANGUAGE.test(guide) ? guide : null,
  }
  const told = Object.entries(parts).filter(([, part]) => part != null)
  return {
    arrangement: Object.fromEntries(told),
    unreadable: Object.values(parts).includes(null),
  }
}

/** The names and values of such a query. */
export function bookingDetailsQuery({
  rooms,
  group,
  handover,
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
    handover: handover?.way,
    point: handover?.point,
    pickup_time: handover?.time,
    delivery_date: handover?.date,
    join: pickup?.way,
    zone: pickup?.zone,
  }
}
