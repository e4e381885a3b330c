import type { DeliveryZone } from './delivery-zones'
import { addDays, type LocalDate, weekday } from './local-date'
import type { Localized } from './locale'

/** 'HH:MM' to 'HH:MM' on ISO weekdays; '24:00' is midnight. An earlier closing time is on the next day. */
export interface OpeningHours {
  days: number[]
  opens: string
  closes: string
}

/** A collection counter. Hours are in the venue's local time; empty if not known. */
export interface PickupPoint<Text = Localized> {
  code: string
  name: Text
  directions: Text
  hours: OpeningHours[]
}

/** A supplier's delivery weekdays (ISO) and its minimum lead time in days. */
export interface DeliveryTerms {
  lead_days: number
  days: number[]
}

/** How to use the voucher, if it differs between collection and delivery. */
export interface FulfilmentUse<Text = Localized> {
  pickup: Text
  delivery: Text
}

export interface FulfilmentTerms<Text = Localized> {
  points: Array<PickupPoint<Text>>
  delivery: DeliveryTerms | null
  /** Where goods are delivered; empty: anywhere. Missing in older rows. */
  delivery_zones?: Array<DeliveryZone<Text>>
  /** Replaces the product's own text; missing in older rows. */
  use?: FulfilmentUse<Text> | null
}

/**
 * Returns the opening hours of a product's only counter; empty if the buyer chooses how to receive the goods.
 */
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

/** Returns the sorted opening hours on a day as [from, to], including those of the previous night. */
export function hoursOn(hours: readonly OpeningHours[], date: LocalDate): Array<[string, string]> {
  const on = (day: LocalDate) => hours.filter(({ days }) => days.includes(weekday(day)))
  const early = on(addDays(date, -1)).flatMap(
    (one): Array<[string, string]> => (overnight(one) && one.closes > '00:00' ? [['00:00', one.closes]] : []),
  )
  const own = on(date).map((one): [string, string] => [one.opens, overnight(one) ? MIDNIGHT : one.closes])
  return [...early, ...own].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Whether a counter is open at a time of a day. The closing time is exclusive. */
export function isOpenAt(hours: readonly OpeningHours[], date: LocalDate, time: string): boolean {
  return hours.length === 0 || hoursOn(hours, date).some(([from, to]) => from <= time && time < to)
}

/**
 * Returns the first possible delivery day for an order placed today, or null if there is no delivery weekday.
 */
export function firstDelivery({ lead_days, days }: DeliveryTerms, today: LocalDate): LocalDate | null {
  const week = Array.from({ length: 7 }, (_, later) => addDays(today, lead_days + later))
  return week.find((date) => days.includes(weekday(date))) ?? null
}

/**
 * Returns up to `max` possible delivery days: the next ones, or the last ones before a deadline.
 */
export function deliveryDates(
  terms: DeliveryTerms,
  today: LocalDate,
  last: LocalDate | null,
  max: number,
): LocalDate[] {
  const first = firstDelivery(terms, today)
  if (first === null) return []
  const isPossible = (date: LocalDate) => terms.days.includes(weekday(date))
  const found: LocalDate[] = []
  if (last === null) {
    for (let date = first; found.length < max; date = addDays(date, 1)) if (isPossible(date)) found.push(date)
    return found
  }
  for (let date = last; found.length < max && date >= first; date = addDays(date, -1))
    if (isPossible(date)) found.push(date)
  return found.reverse()
}
