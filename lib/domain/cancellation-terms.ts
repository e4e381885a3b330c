import type { BookingStatus } from './booking'
import { type CancellationTier, feePercentAt, freeUntil, hasFreeCancellation } from './cancellation'
import type { Inventory } from './catalog'

/** What cancelling costs at a given time, if no deadline ends it. */
export type FixedTerms =
  | {
      /**
       * `unused`, `unviewed` (eSIM) and `unanswered` (by the supplier): free as long as that holds. `viewed`: an
       * eSIM that cannot be cancelled any more. `onceConfirmed`: a non-refundable rate, before it is bought.
       * `ended`: the free period is over, before it is bought. `unpaid`: an order that is not paid costs nothing to cancel.
       */
      kind:
        | 'unused'
        | 'unviewed'
        | 'viewed'
        | 'unanswered'
        | 'onceConfirmed'
        | 'nonRefundable'
        | 'ended'
        | 'unpaid'
    }
  | { kind: 'fee'; percent: number }

/** What cancelling costs at a given time, and until when it is free. */
export type CancellationTerms = FixedTerms | { kind: 'free'; until: Date }

const HOUR = 3_600_000

/** Returns the terms of a deadline of free cancellation, before anything is bought. */
export function deadlineTerms(until: Date, now: Date): CancellationTerms {
  return until > now ? { kind: 'free', until } : { kind: 'ended' }
}

interface OptionPolicy {
  tiers: readonly CancellationTier[]
  inventory: Inventory
}

/** Returns the terms of an option that do not depend on its start; null if they do. */
export function termsWithoutStart({ tiers, inventory }: OptionPolicy): FixedTerms | null {
  if (!hasFreeCancellation(tiers)) return { kind: 'onceConfirmed' }
  if (tiers.length === 0) return { kind: inventory === 'SERIAL' ? 'unviewed' : 'unused' }
  return null
}

/** Returns the terms of an option that starts at a given time; null if they do not depend on it. */
export function termsAt(
  tiers: readonly CancellationTier[],
  startsAt: Date,
  now: Date,
): CancellationTerms | null {
  const until = freeUntil(tiers, startsAt)
  return until && deadlineTerms(until, now)
}

interface SoldPolicy {
  tiers: readonly CancellationTier[]
  /** The end of free cancellation; null if the booking has no start, or the rate is non-refundable. */
  freeUntil: Date | null
  status: BookingStatus
  /** Whether the eSIM codes were shown; null if there are none. */
  esimCodes: 'hidden' | 'shown' | null
}

/** Returns the terms of a booking as sold, without a clock: a deadline is stated even after it has passed. */
export function soldTerms({ tiers, freeUntil: until, esimCodes }: SoldPolicy): CancellationTerms {
  if (esimCodes === 'shown') return { kind: 'viewed' }
  if (tiers.length === 0) return { kind: esimCodes ? 'unviewed' : 'unused' }
  if (!hasFreeCancellation(tiers)) return { kind: 'nonRefundable' }
  return until ? { kind: 'free', until } : feeTerms(tiers.at(-1)?.feePercent ?? 0)
}

function paidTerms(booking: SoldPolicy, now: Date): CancellationTerms {
  const { tiers } = booking
  const sold = soldTerms(booking)
  const [first] = tiers
  if (sold.kind !== 'free' || sold.until > now || !first) return sold
  const startsAt = new Date(sold.until.getTime() + first.hoursBefore * HOUR)
  return feeTerms(feePercentAt(tiers, startsAt, now))
}

/** Returns the terms of a booking at a given time. */
export function bookingTerms(booking: SoldPolicy, now: Date): CancellationTerms {
  const { status, esimCodes } = booking
  if (status === 'paid' && esimCodes !== 'shown') return { kind: 'unanswered' }
  const terms = paidTerms(booking, now)
  const costs = terms.kind === 'fee' || terms.kind === 'nonRefundable'
  return status === 'pending' && costs ? { kind: 'unpaid' } : terms
}

function feeTerms(percent: number): FixedTerms {
  if (percent === 0) return { kind: 'unused' }
  return percent >= 100 ? { kind: 'nonRefundable' } : { kind: 'fee', percent }
}
