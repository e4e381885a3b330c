import { customType } from 'drizzle-orm/pg-core'
import type { BookingDetails } from '@/lib/domain/booking-details'
import type { CancellationTier } from '@/lib/domain/cancellation'
import type { ProductSnapshot } from './orders'
import { currentBookingDetails, currentSnapshot, currentTiers } from './stored-names'

/**
 * A JSON column whose rows may have been written by version 0.1, with other names of properties. Orders are never
 * rewritten, so both names are read and only the new one is written.
 */
const stored = <Value extends object>(current: (value: unknown) => Value) =>
  customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => current(typeof value === 'string' ? JSON.parse(value) : value),
  })

export const bookingDetailsJson = stored<BookingDetails>(currentBookingDetails)
export const cancellationTiersJson = stored<CancellationTier[]>(currentTiers)
export const productSnapshotJson = stored<ProductSnapshot>(currentSnapshot)
