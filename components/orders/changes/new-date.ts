import type { Booking } from '@/lib/contract/orders'
import { daysBetween, type LocalDate } from '@/lib/domain/local-date'

/** A date of the calendar, as far as it is chosen. */
export interface ChosenDate {
  date: LocalDate | null
  endDate: LocalDate | null
  time: string | null
}

/** A complete date that differs from that of the booking. */
export interface NewDate {
  date: LocalDate
  end_date: LocalDate | null
  time: string | null
}

type Booked = Pick<Booking, 'date' | 'end_date' | 'time'>

/** Returns the number of days or nights that a range has to keep; null without one. */
export function lengthOf({ date, end_date }: Booked): number | null {
  return date && end_date ? daysBetween(date, end_date) : null
}

/**
 * Returns the new date of a booking, or why it is none yet: something is missing, nothing is changed, or a range has
 * another length than before.
 */
export function newDateOf(
  booked: Booked,
  { date, endDate, time }: ChosenDate,
  required: { range: boolean; time: boolean },
): NewDate | 'missing' | 'same' | 'length' {
  if (!date || (required.range && !endDate) || (required.time && !time)) return 'missing'
  const isLength = !required.range || (endDate !== null && daysBetween(date, endDate) === lengthOf(booked))
  if (!isLength) return 'length'
  const chosenTime = required.time ? time : null
  if (date === booked.date && chosenTime === booked.time) return 'same'
  return { date, end_date: required.range ? endDate : null, time: chosenTime }
}
