/**
 * From `hoursBefore` elapsed hours before the start, the fee is `feePercent` percent of the price. A policy
 * lists its tiers from the earliest to the latest. Before the first tier cancellation is free; without tiers
 * it is free as long as the purchase is unused.
 */
export interface CancellationTier {
  hoursBefore: number
  feePercent: number
}

/** The only tier of a non-refundable rate: earlier than any booking can be made. */
export const NON_REFUNDABLE: CancellationTier = { hoursBefore: 24 * 365 * 10, feePercent: 100 }

const HOUR = 3_600_000

/**
 * Returns the fee for cancelling at `now`, in percent of the price. It counts elapsed time, not local clock
 * time. For a purchase without a start (stock, eSIM) the last tier applies.
 */
export function feePercentAt(tiers: readonly CancellationTier[], startsAt: Date | null, now: Date): number {
  if (!startsAt) return tiers.at(-1)?.feePercent ?? 0
  const hoursLeft = (startsAt.getTime() - now.getTime()) / HOUR
  return tiers.findLast((tier) => hoursLeft <= tier.hoursBefore)?.feePercent ?? 0
}

/** Returns the end of free cancellation, or null if there is none. */
export function freeUntil(tiers: readonly CancellationTier[], startsAt: Date | null): Date | null {
  const first = tiers.at(0)
  if (!startsAt || !first || !hasFreeCancellation(tiers)) return null
  return new Date(startsAt.getTime() - first.hoursBefore * HOUR)
}

/** Whether a policy has a period of free cancellation. */
export function hasFreeCancellation(tiers: readonly CancellationTier[]): boolean {
  const first = tiers.at(0)
  return !first || first.hoursBefore < NON_REFUNDABLE.hoursBefore
}

/** From when on cancelling costs a higher percentage. */
export interface FeeStep {
  at: Date
  percent: number
}

/** Returns when the fee rises after `now`, and to what; none without a start. */
export function feeSteps(tiers: readonly CancellationTier[], startsAt: Date | null, now: Date): FeeStep[] {
  if (!startsAt) return []
  const steps: FeeStep[] = []
  for (const { hoursBefore, feePercent } of tiers) {
    const at = new Date(startsAt.getTime() - hoursBefore * HOUR)
    const before = steps.at(-1)?.percent ?? feePercentAt(tiers, startsAt, now)
    if (feePercent > before && at > now) steps.push({ at, percent: feePercent })
  }
  return steps
}
