import { PAY_LATER_HOURS } from '@/lib/domain/hold'
import { bookableUntil } from '@/lib/server/catalog/bookable-until'
import { HOLD_MINUTES, minutesFrom } from '@/lib/server/inventory/hold-slots'

const BEFORE_CUTOFF_MINUTES = 60

export interface Start {
  startsAt: Date | null
  localTime: string | null
  cutoffMinutes: number
  timeZone: string
}

/** Returns the earliest cut-off of some bookings; null if none has one. */
export function earliestCutoff(starts: readonly Start[]): Date | null {
  const cutoffs = starts.flatMap(({ startsAt, localTime, cutoffMinutes, timeZone }) =>
    startsAt ? [bookableUntil(startsAt, localTime, cutoffMinutes, timeZone).getTime()] : [],
  )
  return cutoffs.length === 0 ? null : new Date(Math.min(...cutoffs))
}

/**
 * Returns the pay-by time of a 'pay later' order: one day after it was placed, but at least an hour before
 * the earliest cut-off. Null if that is no later than a normal hold.
 */
export function payBy(placedAt: Date, starts: readonly Start[], now: Date): Date | null {
  const cutoff = earliestCutoff(starts)
  const day = minutesFrom(placedAt, PAY_LATER_HOURS * 60)
  const limit = cutoff && minutesFrom(cutoff, -BEFORE_CUTOFF_MINUTES)
  const until = limit && limit < day ? limit : day
  return until > minutesFrom(now, HOLD_MINUTES) ? until : null
}

/**
 * Returns the end of the hold for a payment that starts now: 15 minutes, but never earlier than promised, and
 * at most 15 minutes after that, so that restarting a payment cannot extend a hold indefinitely.
 * @param promises the pay-by time of 'pay later' and an extension, if any; the order's own 15 minutes always
 *   count
 */
export function holdForPayment(placedAt: Date, promises: ReadonlyArray<Date | undefined>, now: Date): Date {
  const moments = promises.flatMap((promise) => (promise ? [promise.getTime()] : []))
  const promised = new Date(Math.max(minutesFrom(placedAt, HOLD_MINUTES).getTime(), ...moments))
  const until = Math.min(
    minutesFrom(now, HOLD_MINUTES).getTime(),
    minutesFrom(promised, HOLD_MINUTES).getTime(),
  )
  return new Date(Math.max(until, promised.getTime()))
}
