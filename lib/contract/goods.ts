import { z } from 'zod'
import { RETURN_REASONS } from '@/lib/domain/goods'
import { defineOperation, envelope } from './operation'
import { order } from './orders'
import { money } from './shared'

const params = z.object({ id: z.string(), bookingId: z.string() })

export const returnQuote = z.object({
  /** The amount paid for the goods, including a deposit, in the currency of the charge; null if nothing was paid. */
  paid: money.nullable(),
  /** The amount refunded once the goods are back, including the deposit; null if nothing was paid. */
  refund: money.nullable(),
  /** The part of the refund that is a deposit; null if there is none. */
  deposit: money.nullable(),
  /** The fee by the cancellation policy, fixed by the request. */
  fee_percent: z.int(),
  /** The label of the payment method that receives the refund. */
  method: z.string().nullable(),
  /** Whether staff must send the refund manually because the gateway cannot. */
  by_hand: z.boolean(),
})
export type ReturnQuote = z.infer<typeof returnQuote>

export const quoteReturn = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/bookings/{bookingId}/return/quote',
  summary: 'Quotes the refund for returning the goods of a booking, if the return is requested now',
  session: true,
  params,
  response: envelope(returnQuote),
})

export const requestReturn = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/bookings/{bookingId}/return',
  summary:
    'Requests the return of shipped or delivered goods; the refund follows once they are back; idempotent',
  session: true,
  params,
  body: z.object({
    /** The quoted refund. If it changed, nothing is requested and `details.quote` has the new quote. */
    expected_refund: money.nullable(),
    reason: z.enum(RETURN_REASONS).optional(),
  }),
  response: envelope(order),
})
