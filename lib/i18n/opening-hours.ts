import { dateTimeFormat } from '@/lib/domain/date-time-format'
import type { OpeningHours } from '@/lib/domain/fulfilment'
import { factsOf, type Locale } from '@/lib/domain/locale'

/** An arbitrary Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

/** Groups ISO weekdays into runs: `[1,2,3,6]` to `[[1,3],[6,6]]`. */
function runsOf(days: readonly number[]): Array<[number, number]> {
  const runs: Array<[number, number]> = []
  for (const day of [...days].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] === day - 1) last[1] = day
    else runs.push([day, day])
  }
  return runs
}

/** Formats opening hours, e.g. 'Mon–Sat 10:00–18:00'; omits the weekdays if there are all seven. */
export function formatHours(hours: readonly OpeningHours[], locale: Locale): string[] {
  const weekday = dateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const name = (day: number) => weekday.format(MONDAY + (day - 1) * DAY)
  return hours.map(({ days, opens, closes }) => {
    const span = `${opens}–${closes}`
    if (days.length === 7) return span
    const named = runsOf(days).map(([from, to]) => (from === to ? name(from) : `${name(from)}–${name(to)}`))
    return `${named.join(factsOf(locale).nameSeparator)} ${span}`
  })
}
