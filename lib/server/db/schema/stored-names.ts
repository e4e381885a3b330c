import type { BookingDetails, Fulfilment } from '@/lib/domain/booking-details'
import type { CancellationTier } from '@/lib/domain/cancellation'
import type { ProductSnapshot } from './orders'

type Renamed<Value, New extends keyof Value, Old extends string> = Omit<Value, New> &
  Partial<Pick<Value, New> & Record<Old, Value[New]>>

type StoredDetails = BookingDetails & { handover?: Fulfilment }
type StoredTier = Renamed<CancellationTier, 'feePercent', 'percentKept'>
type StoredSnapshot = Renamed<ProductSnapshot, 'supplier', 'operator'> & {
  fetched?: ProductSnapshot['pickupWindow']
}

/** Reads booking details; `handover` is the name of `fulfilment` until version 0.1. */
export function currentBookingDetails(stored: unknown): BookingDetails {
  const { handover, ...details } = stored as StoredDetails
  return handover ? { fulfilment: handover, ...details } : details
}

/** Reads cancellation tiers; `percentKept` is the name of `feePercent` until version 0.1. */
export function currentTiers(stored: unknown): CancellationTier[] {
  return (stored as StoredTier[]).map(({ percentKept = 0, ...tier }) => ({
    feePercent: percentKept,
    ...tier,
  }))
}

/** Reads a snapshot; `operator` and `fetched` are the names of `supplier` and `pickupWindow` until version 0.1. */
export function currentSnapshot(stored: unknown): ProductSnapshot {
  const { operator = '', fetched, ...snapshot } = stored as StoredSnapshot
  return { supplier: operator, ...(fetched !== undefined && { pickupWindow: fetched }), ...snapshot }
}
