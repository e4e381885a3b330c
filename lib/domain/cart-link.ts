import { bookingDetailsQuery, type LinkBookingDetails, readBookingDetails } from './cart-link-booking-details'
import { UNIT_TYPES, type UnitType } from './catalog'
import type { LocalDate } from './local-date'
import type { Quantities } from './selection'
import type { Departure } from './trip'

/** The page that such links lead to. */
export const CART_LINK_PATH = '/checkout/add-to-cart'

/**
 * What a link into the cart names, in partners' pages and in mails. Names of its query:
 * - `product`: id of the product; the only one that is needed
 * - `option`: id of the option; may be left out where the product has one only
 * - `date`, `end_date`: YYYY-MM-DD at the venue; for rooms the day of check-out
 * - `time`: HH:MM at the venue
 * - `return_date`, `return_time`: when one sets off back, of a return trip
 * - `quantities`: how many of each unit, `ADULT:2,CHILD:1`
 * - `extras`: codes of extras, `helmet,insurance`
 * - what is arranged beside: see `LinkArrangement`
 */
export interface CartLink {
  product: string
  option: string | null
  date: LocalDate | null
  endDate: LocalDate | null
  time: string | null
  /** The way back of a return trip; null where it is one way. */
  back: Departure | null
  quantities: Quantities
  extras: string[]
  arrangement: LinkBookingDetails
  /** Something is spelled in a way that means nothing. */
  unreadable: boolean
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const QUANTITY = /^([A-Z]+):(\d{1,4})$/
const MOST_EXTRAS = 10

/** Whether a text is a day that a calendar has. */
function isDate(text: string): boolean {
  return DATE.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
}

function readQuantities(text: string): Quantities | null {
  const quantities: Quantities = {}
  for (const part of text.split(',')) {
    const [, code = '', count = ''] = QUANTITY.exec(part.trim().toUpperCase()) ?? []
    const unit = UNIT_TYPES.find((known): known is UnitType => known === code)
    if (!unit || unit in quantities) return null
    quantities[unit] = Number(count)
  }
  return quantities
}

/** Reads the query of such a link; null where it names no product. */
export function readCartLink(search: URLSearchParams): CartLink | null {
  const text = (name: string) => search.get(name)?.trim() || null
  const arranged = readBookingDetails(text)
  const { rooms } = arranged.arrangement
  const product = text('product')
  if (!product || product.length > 80) return null
  const [option, date, endDate, time] = ['option', 'date', 'end_date', 'time'].map(text)
  const [backDate = null, backTime = null] = ['return_date', 'return_time'].map(text)
  const listed = text('quantities')
  const quantities = listed ? readQuantities(listed) : {}
  const extras = (text('extras') ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
  const wrong = [
    option && option.length > 120,
    date && !isDate(date),
    endDate && !isDate(endDate),
    time && !TIME.test(time),
    backDate && !isDate(backDate),
    backTime && !(backDate && TIME.test(backTime)),
    !quantities,
    arranged.unreadable,
    extras.length > MOST_EXTRAS || extras.some((code) => code.length > 60),
  ]
  const good = (value: string | null | undefined, is: (text: string) => boolean) =>
    value && is(value) ? value : null
  return {
    product,
    option: good(option, (value) => value.length <= 120),
    date: good(date, isDate),
    endDate: good(endDate, isDate),
    time: good(time, (value) => TIME.test(value)),
    back:
      backDate && isDate(backDate)
        ? { date: backDate, time: good(backTime, (value) => TIME.test(value)) }
        : null,
    // Rooms whose guests are told need not be counted.
    quantities: { ...(rooms && { ROOM: rooms.length }), ...quantities },
    arrangement: arranged.arrangement,
    extras: extras.slice(0, MOST_EXTRAS),
    unreadable: wrong.some(Boolean),
  }
}

/** The path with the query of such a link, without language prefix. */
export function cartLinkPath(link: Pick<CartLink, 'product'> & Partial<CartLink>): string {
  const quantities = Object.entries(link.quantities ?? {}).map(([unit, count]) => `${unit}:${count}`)
  const named = {
    product: link.product,
    option: link.option,
    date: link.date,
    end_date: link.endDate,
    time: link.time,
    return_date: link.back?.date,
    return_time: link.back?.time,
    quantities: quantities.join(),
    extras: link.extras?.join(),
    ...bookingDetailsQuery(link.arrangement ?? {}),
  }
  const given = Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${CART_LINK_PATH}?${new URLSearchParams(given)}`
}
