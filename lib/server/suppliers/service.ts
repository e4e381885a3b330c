import type { z } from 'zod'
import { ApiError, fieldError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/supplier'
import { plainLine } from '@/lib/domain/plain-line'
import type { SeatAssignment } from '@/lib/domain/seat-assignment'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import { unitItemsOf } from '@/lib/server/orders/repo'
import { findAnyOrder } from '@/lib/server/orders/staff-repo'
import { readSupplierToken } from '@/lib/server/orders/supplier-link'
import { findBooking } from '@/lib/server/orders/supplier-repo'
import { eventsOf } from '@/lib/server/orders/voucher-repo'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { confirmBooking, declineBooking } from '@/lib/server/suppliers/confirm-booking'
import { requestView, type SupplierRequestContext, stateOf } from './view'

type Reply = z.output<typeof contract.replyToSupplierRequest.body>

/**
 * @throws ApiError INVALID_SUPPLIER_LINK for a token without a valid signature; RATE_LIMITED after many of them
 */
async function findSupplierRequest(
  token: string,
  { address }: RequestContext,
): Promise<SupplierRequestContext> {
  const read = readSupplierToken(token)
  const booking = read && (await findBooking(read.bookingId))
  const order = booking && (await findAnyOrder(booking.orderId))
  if (!order) {
    await limit('reply-address', address)
    await recordSecurityEvent({ kind: 'supplier-link', outcome: 'refused', actor: 'supplier', detail: {} })
    throw new ApiError('INVALID_SUPPLIER_LINK')
  }
  const [items, events] = await Promise.all([unitItemsOf([booking.id]), eventsOf([booking.id])])
  return { order, booking, until: read.until, items, events }
}

/** @throws ApiError INVALID_SUPPLIER_LINK, RATE_LIMITED */
export async function getSupplierRequest(
  token: string,
  context: RequestContext,
  now = new Date(),
): Promise<z.input<typeof contract.getSupplierRequest.response>> {
  return ok(requestView(await findSupplierRequest(token, context), context.locale, now))
}

function plainReason(text: string): string {
  const plain = plainLine(text)
  if (plain === '') throw fieldError('reason', 'required')
  return plain
}

const plainSeats = (seats: readonly SeatAssignment[]): SeatAssignment[] =>
  seats.map((leg) => ({ coach: plainLine(leg.coach), seats: plainLine(leg.seats) }))

async function applyReply(request: SupplierRequestContext, decision: Reply, now: Date): Promise<void> {
  if (stateOf(request, now) === 'late') throw new ApiError('REPLY_TOO_LATE')
  const { order, booking } = request
  if (decision.reply === 'accept')
    return confirmBooking(order.id, booking.id, 'supplier', { now, seats: plainSeats(decision.seats) })
  return declineBooking(order.id, booking.id, 'supplier', plainReason(decision.reason), now)
}

/**
 * Applies a supplier's reply. Of concurrent replies only one takes effect; repeating it returns the same
 * response.
 * @throws ApiError INVALID_SUPPLIER_LINK, RATE_LIMITED; ALREADY_REPLIED and REPLY_TOO_LATE with the current
 *   booking in `details`; SOLD_OUT
 */
export async function replyToSupplierRequest(
  token: string,
  decision: Reply,
  context: RequestContext,
  now = new Date(),
): Promise<z.input<typeof contract.replyToSupplierRequest.response>> {
  const request = await findSupplierRequest(token, context)
  try {
    await applyReply(request, decision, now)
  } catch (error) {
    if (!(error instanceof ApiError) || !['ALREADY_REPLIED', 'REPLY_TOO_LATE'].includes(error.code))
      throw error
    const current = await findSupplierRequest(token, context)
    const details = requestView(current, context.locale, now)
    const expectedState = decision.reply === 'accept' ? 'accepted' : 'declined'
    if (stateOf(current, now) !== expectedState) throw new ApiError(error.code, { details })
    return ok(details)
  }
  return ok(requestView(await findSupplierRequest(token, context), context.locale, now))
}
