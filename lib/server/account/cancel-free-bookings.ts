import type { Transaction } from '@/lib/server/db/client'
import { releaseSoldPlaces } from '@/lib/server/inventory/hold-slots'
import { cancelUnitItems, insertCancellation } from '@/lib/server/orders/cancellation-repo'
import { type BookingRow, setStatus, unitItemsOf } from '@/lib/server/orders/repo'
import { releaseProfiles } from '@/lib/server/orders/voucher-repo'

/**
 * Cancels free bookings of an account that is deleted, and releases their places. There is nothing to refund, and no address
 * for a mail. The caller must hold the locks of the orders.
 */
export async function cancelFreeBookings(
  db: Transaction,
  free: ReadonlyArray<Pick<BookingRow, 'id' | 'currency'>>,
  now: Date,
): Promise<void> {
  const ids = free.map(({ id }) => id)
  const items = await unitItemsOf(ids, db)
  const itemIds = items.map(({ id }) => id)
  await releaseSoldPlaces(db, ids)
  await releaseProfiles(db, itemIds)
  await cancelUnitItems(db, itemIds, now)
  await setStatus(db, ids, 'cancelled', 'customer', 'account deleted')
  for (const { id, currency } of free)
    await insertCancellation(db, {
      bookingId: id,
      key: 'account-deleted',
      requestHash: '',
      unitItemIds: items.filter(({ bookingId }) => bookingId === id).map((item) => item.id),
      isFull: true,
      feePercent: 0,
      paidAmount: 0,
      refundedAmount: 0,
      currency,
      actor: 'customer',
      reason: 'account deleted',
      createdAt: now,
    })
}
