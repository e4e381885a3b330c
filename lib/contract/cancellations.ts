import { z } from 'zod'
import { CANCELLATION_REASONS } from '@/lib/domain/cancellation-reason'
import { defineOperation, envelope } from './operation'
import { order } from './orders'
import { money } from './shared'

const params = z.object({ id: z.string(), bookingId: z.string() })

/** The unit items (travellers, rooms, devices …) to cancel; default: all remaining ones. */
const unitItemIds = z.array(z.string().max(64)).max(100).optional()

export const cancellationQuote = z.object({
  /**
   * Bookings that would be cancelled. For an unpaid order this is all of them, because it is paid as a whole.
   */
  booking_ids: z.array(z.string()),
  unit_item_ids: z.array(z.string()),
  /** Whether the whole booking would be cancelled. */
  whole: z.boolean(),
  /** The amount paid for it, in the currency of the charge; null if nothing was paid. */
  paid: money.nullable(),
  /** The amount refunded to the payment method, including deposits; null if nothing was paid. */
  refund: money.nullable(),
  /** What would be refunded as well, had it not been refunded before; null if nothing. */
  already_refunded: money.nullable().default(null),
  /** The part of the refund that is a deposit; null if there is none. */
  deposit: money.nullable(),
  fee_percent: z.int(),
  /** The refund for each unit item; they add up to `refund`, with the extras of the booking as a whole in the last one. */
  items: z.array(z.object({ id: z.string(), refund: money })),
  /** When the cancellation fee rises next; null if it does not. */
  until: z.iso.datetime().nullable(),
  /** Whether it can be cancelled only until its eSIM codes are shown. */
  until_shown: z.boolean(),
  /** The label of the payment method that receives the refund. */
  method: z.string().nullable(),
  /** Whether staff must send the refund manually because the gateway cannot. */
  by_hand: z.boolean(),
})
export type CancellationQuote = z.infer<typeof cancellationQuote>

export const quoteCancellation = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/bookings/{bookingId}/cancellation/quote',
  summary: 'Quotes the refund for cancelling a booking, or some of its travellers, now',
  session: true,
  params,
  body: z.object({ unit_item_ids: unitItemIds }),
  response: envelope(cancellationQuote),
})

export const cancelBooking = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/bookings/{bookingId}/cancellation',
  summary: 'Cancels a booking or some of its travellers; the Idempotency-Key header makes retries safe',
  session: true,
  params,
  idempotencyKey: 'required',
  body: z.object({
    unit_item_ids: unitItemIds,
    /** The quoted refund. If it changed, nothing is cancelled and `details.quote` has the new quote. */
    expected_refund: money.nullable(),
    reason: z.enum(CANCELLATION_REASONS).optional(),
  }),
  response: envelope(order),
})
