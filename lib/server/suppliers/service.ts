import type { z } from 'zod'
import { ApiError, fieldError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/supplier'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import { unitItemsOf } from '@/lib/server/orders/repo'
import { findAnyOrder } from '@/lib/server/orders/staff-repo'
import { readSupplierToken } from '@/lib/server/orders/supplier-link'
import { findBooking } from '@/lib/server/orders/supplier-repo'
import { eventsOf } from '@/lib/server/orders/voucher-repo'
import { confirmBooking, declineBooking } from '@/lib/server/suppliers/confirm-booking'
import { type Asked, requestView, stateOf } from './view'

type Answer = z.output<typeof contract.answerSupplierRequest.body>

/** @throws ApiError ANSWER_LINK_WRONG for what this shop never signed; RATE_LIMITED after many of them */
async function askedBy(token: string, { address }: RequestContext): Promise<Asked> {
  const read = readSupplierToken(token)
  const booking = read && (await findBooking(read.bookingId))
  const order = booking && (await findAnyOrder(booking.orderId))
  if (!order) {
    await limit('answer-address', address)
    throw new ApiError('ANSWER_LINK_WRONG')
  }
  const [items, events] = await Promise.all([unitItemsOf([booking.id]), eventsOf([booking.id])])
  return { order, booking, until: read.until, items, events }
}

/** @throws ApiError ANSWER_LINK_WRONG, RATE_LIMITED */
export async function getSupplierRequest(
  token: string,
  context: RequestContext,
  now = new Date(),
): Promise<z.input<typeof contract.getSupplierRequest.response>> {
  return ok(requestView(await askedBy(token, context), context.locale, now))
}

/** In one line, without what nobody sees or what turns the line around. */
function plainReason(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  if (plain === '') throw fieldError('reason', 'required')
  return plain
}

async function carryOut(asked: Asked, answer: Answer, now: Date): Promise<void> {
  if (stateOf(asked, now) === 'late') throw new ApiError('ANSWER_TOO_LATE')
  const { order, booking } = asked
  if (answer.answer === 'accept') return confirmBooking(order.id, booking.id, 'supplier', '', now)
  return declineBooking(order.id, booking.id, 'supplier', plainReason(answer.reason), now)
}

/**
 * Takes a supplier's answer. Of any number at once one counts; the same again is told the same.
 * @throws ApiError ANSWER_LINK_WRONG, RATE_LIMITED; BOOKING_ANSWERED and ANSWER_TOO_LATE with the booking as it stands
 *   in `details`; SOLD_OUT
 */
export async function answerSupplierRequest(
  token: string,
  answer: Answer,
  context: RequestContext,
  now = new Date(),
): Promise<z.input<typeof contract.answerSupplierRequest.response>> {
  const asked = await askedBy(token, context)
  try {
    await carryOut(asked, answer, now)
  } catch (error) {
    if (!(error instanceof ApiError) || !['BOOKING_ANSWERED', 'ANSWER_TOO_LATE'].includes(error.code))
      throw error
    const after = await askedBy(token, context)
    const details = requestView(after, context.locale, now)
    const wanted = answer.answer === 'accept' ? 'accepted' : 'declined'
    if (stateOf(after, now) !== wanted) throw new ApiError(error.code, { details })
    return ok(details)
  }
  return ok(requestView(await askedBy(token, context), context.locale, now))
}
