import type { BookingStatus } from './booking'
import {
  type CancellationTier,
  type FeeStep,
  feePercentAt,
  feeSteps,
  freeUntil,
  hasFreeCancellation,
} from './cancellation'
import type { Inventory } from './catalog'

/** What cancelling costs, if no deadline changes it. */
export interface FixedTerms {
  /**
   * `unused` and `unviewed` (eSIM): free as long as that holds. `viewed`: an eSIM that cannot be cancelled any more.
   * `onceConfirmed`: a non-refundable rate, before it is bought. `unpaid`: an order that is not paid costs nothing to
   * cancel.
   */
  kind: 'unused' | 'unviewed' | 'viewed' | 'onceConfirmed' | 'nonRefundable' | 'unpaid'
}

/** What cancelling costs at a given time, and when it next costs more. */
export type DatedTerms =
  | FixedTerms
  | {
      kind: 'free'
      /** The end of the free period, which is the first of the steps. */
      until: Date
      steps: FeeStep[]
    }
  | {
      /** `feeOnceConfirmed`: before it is bought. */
      kind: 'fee' | 'feeOnceConfirmed'
      percent: number
      steps: FeeStep[]
    }

/** What cancelling costs: free until the supplier confirms, and only then by the policy. */
export type CancellationTerms = DatedTerms | { kind: 'unanswered'; afterward: DatedTerms }

/** Terms that are good news. */
export function isFreeNow({ kind }: CancellationTerms): boolean {
  return (
    kind === 'free' || kind === 'unused' || kind === 'unviewed' || kind === 'unanswered' || kind === 'unpaid'
  )
}

const HOUR = 3_600_000

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

/** Returns terms as they apply before anything is bought: a fee is due only once the booking is confirmed. */
function beforeBuying(terms: DatedTerms): DatedTerms {
  if (terms.kind === 'nonRefundable') return { kind: 'onceConfirmed' }
  return terms.kind === 'fee' ? { ...terms, kind: 'feeOnceConfirmed' } : terms
}

/** Returns the terms of an option that starts at a given time; null if they do not depend on it. */
export function termsAt(tiers: readonly CancellationTier[], startsAt: Date, now: Date): DatedTerms | null {
  return freeUntil(tiers, startsAt) && beforeBuying(termsOf(tiers, startsAt, now))
}

interface Policy {
  tiers: readonly CancellationTier[]
  /** The end of free cancellation; null if there is no start, or the rate is non-refundable. */
  freeUntil: Date | null
}

interface CartPolicy extends Policy {
  isEsim: boolean
}

/** Returns the terms of what lies in the cart, once it is bought. */
export function cartTerms({ isEsim, ...policy }: CartPolicy, now: Date): DatedTerms {
  return beforeBuying(policyTerms({ ...policy, esimCodes: isEsim ? 'hidden' : null }, now))
}

interface SoldPolicy extends Policy {
  status: BookingStatus
  /** Whether the eSIM codes were shown; null if there are none. */
  esimCodes: 'hidden' | 'shown' | null
}

function policyTerms(
  { tiers, freeUntil: until, esimCodes }: Omit<SoldPolicy, 'status'>,
  now: Date,
): DatedTerms {
  const [first] = tiers
  if (esimCodes === 'shown') return { kind: 'viewed' }
  if (!first) return { kind: esimCodes ? 'unviewed' : 'unused' }
  if (!hasFreeCancellation(tiers)) return { kind: 'nonRefundable' }
  return termsOf(tiers, until && new Date(until.getTime() + first.hoursBefore * HOUR), now)
}

function termsOf(tiers: readonly CancellationTier[], startsAt: Date | null, now: Date): DatedTerms {
  const percent = feePercentAt(tiers, startsAt, now)
  const steps = feeSteps(tiers, startsAt, now)
  if (percent >= 100) return { kind: 'nonRefundable' }
  if (percent > 0) return { kind: 'fee', percent, steps }
  const [first] = steps
  return first ? { kind: 'free', until: first.at, steps } : { kind: 'unused' }
}

/** Returns the terms of a booking at a given time. */
export function bookingTerms(booking: SoldPolicy, now: Date): CancellationTerms {
  const { status } = booking
  const terms = policyTerms(booking, now)
  if (status === 'paid' && terms.kind !== 'viewed') return { kind: 'unanswered', afterward: terms }
  const costs = terms.kind === 'fee' || terms.kind === 'nonRefundable'
  return status === 'pending' && costs ? { kind: 'unpaid' } : terms
}
