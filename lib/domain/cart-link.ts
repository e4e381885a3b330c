import { bookingDetailsQuery, type LinkBookingDetails, readBookingDetails } from './cart-link-booking-details'
import { UNIT_TYPES, type UnitType } from './catalog'
import { MAX_CODE_LENGTH, MAX_OPTION_ID_LENGTH, MAX_SLUG_LENGTH } from './catalog-ids'
import { isLocalDate, type LocalDate } from './local-date'
import { LOCAL_TIME } from './local-time'
import { MAX_EXTRAS, type Quantities } from './selection'
import type { Departure } from './trip'

/** The page that cart links point to. */
export const CART_LINK_PATH = '/checkout/add-to-cart'

/**
 * A link that adds a selection to the cart, used on partners' pages and in emails. Query parameters:
 * - `product`: product id; the only required one
 * - `option`: option id; optional if the product has only one
 * - `date`, `end_date`: YYYY-MM-DD at the venue; for rooms `end_date` is the check-out day
 * - `time`: HH:MM at the venue
 * - `return_date`, `return_time`: departure of the return trip
 * - `quantities`: quantity of each unit, `ADULT:2,CHILD:1`
 * - `extras`: codes of extras, `helmet,insurance`
 * - booking details: see `LinkBookingDetails`
 */
export interface CartLink {
  product: string
  option: string | null
  date: LocalDate | null
  endDate: LocalDate | null
  time: string | null
  /** The return trip; null for a one-way trip. */
  back: Departure | null
  quantities: Quantities
  extras: string[]
  bookingDetails: LinkBookingDetails
  /** Whether a value is malformed. */
  unreadable: boolean
}

const QUANTITY = /^([A-Z]+):(\d{1,4})$/

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

/** Parses the query of a cart link; null if it names no product. */
export function readCartLink(search: URLSearchParams): CartLink | null {
  const text = (name: string) => search.get(name)?.trim() || null
  const bookingDetailNames = readBookingDetails(text)
  const { rooms } = bookingDetailNames.bookingDetails
  const product = text('product')
  if (!product || product.length > MAX_SLUG_LENGTH) return null
  const [option, date, endDate, time] = ['option', 'date', 'end_date', 'time'].map(text)
  const [backDate = null, backTime = null] = ['return_date', 'return_time'].map(text)
  const listed = text('quantities')
  const quantities = listed ? readQuantities(listed) : {}
  const extras = (text('extras') ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
  const wrong = [
    option && option.length > MAX_OPTION_ID_LENGTH,
    date && !isLocalDate(date),
    endDate && !isLocalDate(endDate),
    time && !LOCAL_TIME.test(time),
    backDate && !isLocalDate(backDate),
    backTime && !(backDate && LOCAL_TIME.test(backTime)),
    !quantities,
    bookingDetailNames.unreadable,
    extras.length > MAX_EXTRAS || extras.some((code) => code.length > MAX_CODE_LENGTH),
  ]
  const valid = (value: string | null | undefined, is: (text: string) => boolean) =>
    value && is(value) ? value : null
  return {
    product,
    option: valid(option, (value) => value.length <= MAX_OPTION_ID_LENGTH),
    date: valid(date, isLocalDate),
    endDate: valid(endDate, isLocalDate),
    time: valid(time, (value) => LOCAL_TIME.test(value)),
    back:
      backDate && isLocalDate(backDate)
        ? { date: backDate, time: valid(backTime, (value) => LOCAL_TIME.test(value)) }
        : null,
    // Rooms with guests need no quantity.
    quantities: { ...(rooms && { ROOM: rooms.length }), ...quantities },
    bookingDetails: bookingDetailNames.bookingDetails,
    extras: extras.slice(0, MAX_EXTRAS),
    unreadable: wrong.some(Boolean),
  }
}

/** Returns the path and query of a cart link, without a language prefix. */
export function cartLinkPath(link: Pick<CartLink, 'product'> & Partial<CartLink>): string {
  const quantities = Object.entries(link.quantities ?? {}).map(([unit, count]) => `${unit}:${count}`)
  const parameters = {
    product: link.product,
    option: link.option,
    date: link.date,
    end_date: link.endDate,
    time: link.time,
    return_date: link.back?.date,
    return_time: link.back?.time,
    quantities: quantities.join(),
    extras: link.extras?.join(),
    ...bookingDetailsQuery(link.bookingDetails ?? {}),
  }
  const present = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${CART_LINK_PATH}?${new URLSearchParams(present)}`
}
