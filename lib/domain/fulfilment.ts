import { addDays, type LocalDate, weekday } from './local-date'
import type { Localized } from './locale'

/** 'HH:MM' to 'HH:MM' on some ISO weekdays; '24:00' is midnight, and a close that is not later lies on the next day. */
export interface OpeningHours {
  days: number[]
  opens: string
  closes: string
}

/** A counter where something is fetched; hours are of the venue's clock, none are hours that nobody told. */
export interface PickupPoint<Text = Localized> {
  code: string
  name: Text
  directions: Text
  hours: OpeningHours[]
}

/** On which ISO weekdays a supplier delivers, and how many days after the order at the earliest. */
export interface DeliveryTerms {
  lead_days: number
  days: number[]
}

/** What to do with the voucher, where fetching and receiving differ. */
export interface FulfilmentUse<Text = Localized> {
  pickup: Text
  delivery: Text
}

export interface FulfilmentTerms<Text = Localized> {
  points: Array<PickupPoint<Text>>
  delivery: DeliveryTerms | null
  /** Instead of the product's own words; left out by older rows. */
  use?: FulfilmentUse<Text> | null
}

/** When the counter is open at which something is brought and fetched without being chosen; none where one is chosen. */
export function placeHours(
  terms: FulfilmentTerms<unknown> | null,
  options: ReadonlyArray<{ fulfilment: readonly string[] }>,
): OpeningHours[] {
  const [point, another] = terms?.points ?? []
  const isChosen = options.some(({ fulfilment }) => fulfilment.length > 0)
  return point && !another && !isChosen ? point.hours : []
}

const MIDNIGHT = '24:00'

const overnight = ({ opens, closes }: OpeningHours) => closes <= opens

/** When a counter is open on a day, earliest first, as [from, to]; what it has left of the night before comes first. */
export function hoursOn(hours: readonly OpeningHours[], date: LocalDate): Array<[string, string]> {
  const on = (day: LocalDate) => hours.filter(({ days }) => days.includes(weekday(day)))
  const early = on(addDays(date, -1)).flatMap(
    (one): Array<[string, string]> => (overnight(one) && one.closes > '00:00' ? [['00:00', one.closes]] : []),
  )
  const own = on(date).map((one): [string, string] => [one.opens, overnight(one) ? MIDNIGHT : one.closes])
  return [...early, ...own].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Whether a counter is open at a time of a day; the minute in which it closes is too late. */
export function isOpenAt(hours: readonly OpeningHours[], date: LocalDate, time: string): boolean {
  return hours.length === 0 || hoursOn(hours, date).some(([from, to]) => from <= time && time < to)
}

/** The first day on which a supplier can deliver what is ordered on a day; null where no weekday is left. */
export function firstDelivery({ lead_days, days }: DeliveryTerms, today: LocalDate): LocalDate | null {
  const week = Array.from({ length: 7 }, (_, later) => addDays(today, lead_days + later))
  return week.find((date) => days.includes(weekday(date))) ?? null
}

/**
 * The days on which a supplier can deliver, at most so many: the next ones, or, where it has to be there by a last day,
 * those before it.
 */
export function deliveryDates(
  terms: DeliveryTerms,
  today: LocalDate,
  last: LocalDate | null,
  most: number,
): LocalDate[] {
  const first = firstDelivery(terms, today)
  if (first === null) return []
  const isPossible = (date: LocalDate) => terms.days.includes(weekday(date))
  const found: LocalDate[] = []
  if (last === null) {
    for (let date = first; found.length < most; date = addDays(date, 1))
      if (isPossible(date)) found.push(date)
    return found
  }
  for (let date = last; found.length < most && date >= first; date = addDays(date, -1))
    if (isPossible(date)) found.push(date)
  return found.reverse()
}
