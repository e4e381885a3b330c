import { dateTimeFormat } from './date-time-format'
import type { LocalDate } from './local-date'

const DAY = 86_400_000

/** Returns the offset of a time zone from UTC at an instant, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = dateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  )
  return shown - Math.floor(moment / 1000) * 1000
}

/**
 * Returns the same as `instantOf`, without its library, so that browsers need not load it: a skipped time is
 * moved forward by the gap, an ambiguous time is the earlier one.
 * @param time 'HH:MM'; null means midnight
 */
export function venueInstant(date: LocalDate, time: string | null, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time ?? '00:00'}:00Z`)
  const [before, after] = [wall - offsetAt(wall - DAY, timeZone), wall - offsetAt(wall + DAY, timeZone)]
  const real = [before, after].filter((moment) => moment + offsetAt(moment, timeZone) === wall)
  return new Date(real.length > 0 ? Math.min(...real) : before)
}
