import type { LocalDate } from '@/lib/domain/local-date'

/** What is selected: a day, a day and a time, or a time. */
export type PickerMode = 'date' | 'datetime' | 'time'

/** Precision of a time: 1 hours, 2 hours and minutes, 3 with seconds. */
export type TimeAccuracy = 1 | 2 | 3

/**
 * '2026-12-12', '2026-12-12T18:30' or '18:30' by mode, with seconds at accuracy 3; local, without time zone.
 */
export type Moment = string

/** 'HH:mm' or 'HH:mm:ss' */
export type LocalTime = string

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

function isDate(text: string): boolean {
  if (!DATE.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Truncates a time to the accuracy, finer parts become zero; null if it is not a time of day. */
export function cutTime(time: string, accuracy: TimeAccuracy): LocalTime | null {
  const [, hour, minute = '00', second = '00'] = TIME.exec(time) ?? []
  if (!hour) return null
  return accuracy === 3 ? `${hour}:${minute}:${second}` : accuracy === 2 ? `${hour}:${minute}` : `${hour}:00`
}

export function dateOf(moment: Moment): LocalDate {
  return moment.slice(0, 10)
}

/** Returns the time of a moment; empty for a date alone. */
export function timeOf(moment: Moment): LocalTime {
  return moment.includes('T') ? moment.slice(11) : moment.includes(':') ? moment : ''
}

export function momentOf(mode: PickerMode, date: LocalDate, time: LocalTime): Moment {
  return mode === 'date' ? date : mode === 'time' ? time : `${date}T${time}`
}

/** Normalizes a moment to its mode and accuracy; null if it does not match the mode. */
export function readMoment(text: string, mode: PickerMode, accuracy: TimeAccuracy): Moment | null {
  if (mode === 'date') return isDate(text) ? text : null
  if (mode === 'time') return cutTime(text, accuracy)
  const [date = '', time = '', more] = text.split('T')
  const exact = cutTime(time, accuracy)
  return more === undefined && isDate(date) && exact ? `${date}T${exact}` : null
}
