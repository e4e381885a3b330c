import type { CancellationTier } from './cancellation'

/** A tier as the API and the catalog file write it. */
export interface WireTier {
  hours_before: number
  fee_percent: number
}

/** Converts tiers from their wire format. */
export function tiersFromWire(tiers: readonly WireTier[]): CancellationTier[] {
  return tiers.map(({ hours_before, fee_percent }) => ({
    hoursBefore: hours_before,
    feePercent: fee_percent,
  }))
}

/** Converts tiers to their wire format. */
export function tiersToWire(tiers: readonly CancellationTier[]): WireTier[] {
  return tiers.map(({ hoursBefore, feePercent }) => ({
    hours_before: hoursBefore,
    fee_percent: feePercent,
  }))
}
