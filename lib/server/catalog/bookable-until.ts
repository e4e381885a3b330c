import { instantOf } from '@/lib/domain/instant'
import { addDays, todayIn } from '@/lib/domain/local-date'

/**
 * Returns the booking deadline. A whole-day ticket without a cut-off can be bought until its day ends, which has 23 or 25
 * hours when the clock changes; otherwise the cut-off counts back from the start in elapsed time.
 */
export function bookableUntil(
  startsAt: Date,
  time: string | null,
  cutoffMinutes: number,
  timeZone: string,
): Date {
  if (time === null && cutoffMinutes === 0)
    return instantOf(addDays(todayIn(timeZone, startsAt), 1), null, timeZone)
  return new Date(startsAt.getTime() - cutoffMinutes * 60_000)
}
