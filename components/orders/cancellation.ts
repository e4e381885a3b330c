import type { Booking } from '@/lib/contract/orders'
import { hasFreeCancellation, percentKept } from '@/lib/domain/cancellation'

export type Condition =
  | { kind: 'free' | 'never' | 'unanswered' | 'unseen' | 'seen' }
  | { kind: 'until'; moment: string }
  | { kind: 'keeps'; percent: number }

const HOUR = 3_600_000

/** Returns what cancelling a booking costs at a given time, and until when it is free. */
export function cancellationCondition(
  booking: Pick<Booking, 'cancellation' | 'free_until' | 'status' | 'esim_codes'>,
  now: Date,
): Condition {
  const { cancellation, free_until, status, esim_codes } = booking
  if (esim_codes === 'shown') return { kind: 'seen' }
  if (status === 'paid') return { kind: 'unanswered' }
  const tiers = cancellation.map(({ hours_before, percent_kept }) => ({
    hoursBefore: hours_before,
    percentKept: percent_kept,
  }))
  const [first] = tiers
  if (!first) return { kind: esim_codes ? 'unseen' : 'free' }
  if (!hasFreeCancellation(tiers)) return { kind: 'never' }
  if (free_until && new Date(free_until) > now) return { kind: 'until', moment: free_until }
  const startsAt = free_until ? new Date(new Date(free_until).getTime() + first.hoursBefore * HOUR) : null
  const percent = percentKept(tiers, startsAt, now)
  if (percent === 0) return { kind: 'free' }
  return percent >= 100 ? { kind: 'never' } : { kind: 'keeps', percent }
}
