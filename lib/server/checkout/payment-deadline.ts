import { bookableUntil } from '@/lib/server/catalog/price-selection'
import { HOLD_MINUTES, minutesFrom } from '@/lib/server/inventory/hold-slots'

const PAY_LATER_MINUTES = 24 * 60
const BEFORE_CUTOFF_MINUTES = 60

interface Start {
  startsAt: Date | null
  localTime: string | null
  cutoffMinutes: number
}

/** The earliest moment after which one of some bookings can no longer be sold; null where there is none. */
export function earliestCutoff(starts: readonly Start[]): Date | null {
  const cutoffs = starts.flatMap(({ startsAt, localTime, cutoffMinutes }) =>
    startsAt ? [bookableUntil(startsAt, localTime, cutoffMinutes).getTime()] : [],
  )
  return cutoffs.length === 0 ? null : new Date(Math.min(...cutoffs))
}

/**
 * Until when an order can be left unpaid: a day from when it was placed, and an hour before the earliest
 * cut-off. Null where that is no longer than any order waits.
 */
export function payBy(placedAt: Date, starts: readonly Start[], now: Date): Date | null {
  const cutoff = earliestCutoff(starts)
  const day = minutesFrom(placedAt, PAY_LATER_MINUTES)
  const limit = cutoff && minutesFrom(cutoff, -BEFORE_CUTOFF_MINUTES)
  const until = limit && limit < day ? limit : day
  return until > minutesFrom(now, HOLD_MINUTES) ? until : null
}

/**
 * Until when places are kept for a payment that begins now: 15 minutes, but never shorter than what was promised, nor
 * more than 15 minutes longer, so that places cannot be kept by beginning again and again.
 * @param promises the pay-by time of who chose to pay later, an extension; the order's own 15 minutes always count
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
