import { instantOf } from './instant'
import { addDays } from './local-date'
import { REPLY_HOURS } from './reply-hours'

interface Visit {
  localDate: string | null
  localTime: string | null
  timeZone: string
  startsAt: Date | null
}

/** Returns when a booking can be confirmed at the latest: its start, or the end of a day without a time. */
function confirmableUntil({ startsAt, localDate, localTime, timeZone }: Visit): Date | null {
  if (!startsAt || localDate === null) return null
  return localTime === null ? instantOf(addDays(localDate, 1), null, timeZone) : startsAt
}

/** Whether a booking can no longer be confirmed, since its visit has started. */
export function hasStarted(visit: Visit, now: Date): boolean {
  const until = confirmableUntil(visit)
  return until !== null && until <= now
}

/** Returns the supplier's deadline: one day after payment, at the latest the start of the visit. */
export function supplierDeadline(visit: Visit, paidAt: Date): Date {
  const day = paidAt.getTime() + REPLY_HOURS * 3_600_000
  return new Date(Math.min(day, confirmableUntil(visit)?.getTime() ?? day))
}
