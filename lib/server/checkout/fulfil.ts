import type { BookingActor } from '@/lib/domain/booking'
import type { Transaction } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { confirmSlots, releaseSoldPlaces } from '@/lib/server/inventory/hold-slots'
import { mailConfirmed } from '@/lib/server/orders/order-mails'
import {
  type BookingRow,
  type OrderRow,
  sellingRules,
  setStatus,
  unitItemsOf,
} from '@/lib/server/orders/repo'
import { requestConfirmations } from '@/lib/server/orders/request-confirmation'
import { newVoucherCode } from '@/lib/server/orders/voucher'
import { claimProfiles, insertVoucher } from '@/lib/server/orders/voucher-repo'

/** Claims one eSIM profile for each unit item of a SERIAL booking. Returns false if there are too few. */
export async function isSupplied(db: Transaction, booking: BookingRow, inventory: string): Promise<boolean> {
  if (inventory !== 'SERIAL') return true
  const items = (await unitItemsOf([booking.id], db)).filter(({ cancelledAt }) => cancelledAt === null)
  return claimProfiles(
    db,
    booking.optionId,
    items.map(({ id }) => id),
  )
}

/**
 * Marks pending (or timed-out and re-held) bookings as paid and their places as sold. Bookings with instant
 * confirmation are confirmed: voucher, eSIM profiles, one mail. For the others the suppliers are asked to
 * confirm. The caller must hold the order's lock.
 * @returns the bookings that could not be supplied; they are failed, and the caller refunds them
 */
export async function fulfil(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
  actor: BookingActor,
  now: Date,
): Promise<BookingRow[]> {
  const ids = bookings.map(({ id }) => id)
  await setStatus(db, ids, 'paid', actor)
  await confirmSlots(db, ids)
  const rules = new Map((await sellingRules(db, order.id)).map((rule) => [rule.bookingId, rule]))
  const confirmed: BookingRow[] = []
  const failed: BookingRow[] = []
  const instant = bookings.filter(({ snapshot }) => snapshot.instantConfirmation)
  for (const booking of instant) {
    const supplied = await isSupplied(db, booking, rules.get(booking.id)?.inventory ?? '')
    ;(supplied ? confirmed : failed).push(booking)
  }
  await setStatus(
    db,
    confirmed.map(({ id }) => id),
    'confirmed',
    'system',
  )
  for (const { id } of confirmed) await insertVoucher(db, id, newVoucherCode())
  if (failed.length > 0) {
    const failedIds = failed.map(({ id }) => id)
    log.error({ order: order.reference, bookings: failedIds }, 'out of stock for paid bookings; refunding')
    await setStatus(db, failedIds, 'failed', 'system', 'out of stock')
    await releaseSoldPlaces(db, failedIds)
  }
  const waiting = bookings.filter(({ snapshot }) => !snapshot.instantConfirmation)
  const supplierReplyDueAt = await requestConfirmations(db, order, waiting, now)
  if (confirmed.length + waiting.length > 0)
    await mailConfirmed(db, order, confirmed, waiting, supplierReplyDueAt)
  return failed
}
