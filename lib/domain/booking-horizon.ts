import { addDays, type LocalDate } from './local-date'

/** How many days ahead a date can be booked, today included. */
export const BOOKING_HORIZON_DAYS = 180

/** Maximum number of days per request for availability, besides the first. */
export const MAX_AVAILABILITY_DAYS = 62

/** Returns the last day that can be booked. */
export function lastBookableDay(today: LocalDate): LocalDate {
  return addDays(today, BOOKING_HORIZON_DAYS - 1)
}
