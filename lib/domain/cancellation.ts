/**
 * From `hoursBefore` hours of elapsed time before the start on, `percentKept` of the price is kept.
 * A policy lists its tiers from the earliest to the latest; before the first one nothing is kept, and
 * a policy without tiers keeps nothing as long as the purchase is unused.
 */
export interface CancellationTier {
  hoursBefore: number
  percentKept: number
}

/** The only tier of a non-refundable rate: longer before the start than anybody can book. */
export const NON_REFUNDABLE: CancellationTier = { hoursBefore: 24 * 365 * 10, percentKept: 100 }

const HOUR = 3_600_000

/**
 * How much of the price is kept, in percent, when cancelled at a moment. Elapsed time counts, not wall clocks.
 * What has no start (a stock, an eSIM) keeps what its last tier says.
 */
export function percentKept(tiers: readonly CancellationTier[], startsAt: Date | null, now: Date): number {
  if (!startsAt) return tiers.at(-1)?.percentKept ?? 0
  const hoursLeft = (startsAt.getTime() - now.getTime()) / HOUR
  return tiers.findLast((tier) => hoursLeft <= tier.hoursBefore)?.percentKept ?? 0
}

/** The last moment at which cancelling is free; null where there is no such moment. */
export function freeUntil(tiers: readonly CancellationTier[], startsAt: Date | null): Date | null {
  const first = tiers.at(0)
  if (!startsAt || !first || !hasFreeCancellation(tiers)) return null
  return new Date(startsAt.getTime() - first.hoursBefore * HOUR)
}

/** Whether a policy lets one cancel for nothing at some time. */
export function hasFreeCancellation(tiers: readonly CancellationTier[]): boolean {
  const first = tiers.at(0)
  return !first || first.hoursBefore < NON_REFUNDABLE.hoursBefore
}

/** The next moment at which cancelling costs more than at a moment; null where it will not. */
export function nextStep(tiers: readonly CancellationTier[], startsAt: Date | null, now: Date): Date | null {
  if (!startsAt) return null
  const kept = percentKept(tiers, startsAt, now)
  const next = tiers.find(
    (tier) => tier.percentKept > kept && startsAt.getTime() - tier.hoursBefore * HOUR > now.getTime(),
  )
  return next ? new Date(startsAt.getTime() - next.hoursBefore * HOUR) : null
}
