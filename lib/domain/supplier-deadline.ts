import { cancellableUntil } from './cancellable'

/** Hours for the supplier's response, unless the visit starts earlier. */
export const ANSWER_HOURS = 24
/** Minimum minutes for the response, however soon the visit starts. */
const MIN_MINUTES = 60

type Visit = Parameters<typeof cancellableUntil>[0]

/** Returns the supplier's deadline: one day after payment, before the visit, but at least one hour. */
export function supplierDeadline(visit: Omit<Visit, 'redeemed' | 'status'>, paidAt: Date): Date {
  const start = cancellableUntil({ ...visit, status: 'paid', redeemed: false })
  const day = paidAt.getTime() + ANSWER_HOURS * 3_600_000
  const limit = Math.min(day, start?.getTime() ?? day)
  return new Date(Math.max(limit, paidAt.getTime() + MIN_MINUTES * 60_000))
}
