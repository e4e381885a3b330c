import type { LocalDate } from './local-date'

const DAY = 86_400_000

/** Milliseconds by which a zone's clocks are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
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
 * What `instantOf` says, without the library that a browser would have to load for it: a skipped time is moved on
 * by the length of the gap, of a time that happens twice the earlier counts.
 * @param time 'HH:MM'; midnight where it is null
 */
export function venueInstant(date: LocalDate, time: string | null, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time ?? '00:00'}:00Z`)
  const [before, after] = [wall - offsetAt(wall - DAY, timeZone), wall - offsetAt(wall + DAY, timeZone)]
  const real = [before, after].filter((moment) => moment + offsetAt(moment, timeZone) === wall)
  return new Date(real.length > 0 ? Math.min(...real) : before)
}
