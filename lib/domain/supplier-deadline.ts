import { cancellableUntil } from './cancellable'

/** Hours in which a supplier answers, unless the visit begins before. */
export const ANSWER_HOURS = 24
/** Minutes that are left to it however near the visit is. */
const LEAST_MINUTES = 60

type Visit = Parameters<typeof cancellableUntil>[0]

/** Until when a supplier answers for a booking that is paid now: a day, before the visit, and an hour at least. */
export function answerBy(visit: Omit<Visit, 'redeemed' | 'status'>, paidAt: Date): Date {
  const begins = cancellableUntil({ ...visit, status: 'paid', redeemed: false })
  const day = paidAt.getTime() + ANSWER_HOURS * 3_600_000
  const limit = Math.min(day, begins?.getTime() ?? day)
  return new Date(Math.max(limit, paidAt.getTime() + LEAST_MINUTES * 60_000))
}
