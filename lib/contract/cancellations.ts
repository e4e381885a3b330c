import { z } from 'zod'
import { CANCELLATION_REASONS } from '@/lib/domain/cancellation-reason'
import { defineOperation, envelope } from './operation'
import { order } from './orders'
import { money } from './shared'

const params = z.object({ id: z.string(), bookingId: z.string() })

/** The travellers (or rooms, pieces …) that are given up; all that remain where it is left out. */
const unitItemIds = z.array(z.string().max(64)).max(100).optional()

export const cancellationQuote = z.object({
  /** Bookings that end; more than the one that was asked for where the order is not paid yet, since it is paid as one. */
  booking_ids: z.array(z.string()),
  unit_item_ids: z.array(z.string()),
  /** Whether nothing of the booking is left after it. */
  whole: z.boolean(),
  /** What was paid for it, in the currency in which it was charged; null where nothing was. */
  paid: money.nullable(),
  /** What comes back to the way it was paid, deposits included; null where nothing was paid. */
  refund: money.nullable(),
  /** The part of the refund that is a deposit; null where none was left. */
  deposit: money.nullable(),
  percent_kept: z.int(),
  /** What comes back for each unit item, without what was bought once for all. */
  items: z.array(z.object({ id: z.string(), refund: money })),
  /** From when on cancelling costs more; null where it will not. */
  until: z.iso.datetime().nullable(),
  /** Whether it can be cancelled until the codes of its eSIM are shown, and no longer. */
  until_shown: z.boolean(),
  /** The label of the way it was paid, to which the refund goes. */
  method: z.string().nullable(),
  /** Whether somebody of the shop has to send the refund, since the gateway cannot. */
  by_hand: z.boolean(),
})
export type CancellationQuote = z.infer<typeof cancellationQuote>

export const quoteCancellation = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/bookings/{bookingId}/cancellation/quote',
  summary: 'What would come back for a booking, or some of its travellers, that is cancelled now',
  session: true,
  params,
  body: z.object({ unit_item_ids: unitItemIds }),
  response: envelope(cancellationQuote),
})

export const cancelBooking = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/bookings/{bookingId}/cancellation',
  summary: 'Cancels a booking or some of its travellers; the Idempotency-Key header names the press',
  session: true,
  params,
  body: z.object({
    unit_item_ids: unitItemIds,
    /** The refund that was quoted; another one is said, with `details.quote`, before anything is cancelled. */
    expected_refund: money.nullable(),
    reason: z.enum(CANCELLATION_REASONS).optional(),
  }),
  response: envelope(order),
})
