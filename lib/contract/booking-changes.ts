import { z } from 'zod'
import { MAX_NAMED } from '@/lib/domain/max-party-size'
import { MAX_FULL_NAME_LENGTH } from '@/lib/domain/name-length'
import { isPersonName } from '@/lib/domain/person-name'
import { MAX_AGE } from '@/lib/domain/travellers'
import { defineOperation, envelope } from './operation'
import { order } from './orders'
import { localDate, localTime, money } from './shared'

const params = z.object({ id: z.string(), bookingId: z.string() })

/** When a booking is to be. */
export const bookingDate = z.object({
  date: localDate,
  /** Of a range: the last day, or the day of check-out. */
  end_date: localDate.nullish(),
  time: localTime.nullish(),
})

export const dateChangeQuote = z.object({
  /** What the booking costs now, at the order's exchange rates and with its discount. */
  price_before: money,
  /** What it would cost on the new date. */
  price_after: money,
  /** Whether it can be changed to that date: a higher price needs a new order. */
  allowed: z.boolean(),
  /** The difference, in the currency of the charge; null if nothing is refunded. */
  refund: money.nullable(),
  /** The label of the payment method that receives the refund; null without one. */
  method: z.string().nullable(),
  /** Whether staff must send the refund manually because the gateway cannot. */
  by_hand: z.boolean(),
})
export type DateChangeQuote = z.infer<typeof dateChangeQuote>

export const quoteDateChange = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/bookings/{bookingId}/date/quote',
  summary: 'Quotes the price of a booking on another date or at another time, with what is refunded',
  session: true,
  params,
  body: bookingDate,
  response: envelope(dateChangeQuote),
})

export const changeBookingDate = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/bookings/{bookingId}/date',
  summary: 'Changes the date or time of a booking; the Idempotency-Key header makes retries safe',
  session: true,
  params,
  idempotencyKey: 'required',
  body: bookingDate.extend({
    /** The quoted price. If it or the refund changed, nothing changes and `details.quote` has the new quote. */
    expected_price: money,
    /** The quoted refund. */
    expected_refund: money.nullable(),
  }),
  response: envelope(order),
})

export const changeTravellerNames = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/bookings/{bookingId}/names',
  summary: 'Changes the names of travellers of a booking; the Idempotency-Key header makes retries safe',
  session: true,
  params,
  idempotencyKey: 'required',
  body: z.object({
    /** Only those who change. */
    travellers: z
      .array(
        z.object({
          unit_item_id: z.string().max(64),
          /** Of a unit for several people: 0 for the first one, then the position among the companions. */
          person: z.int().min(0).max(MAX_NAMED).default(0),
          full_name: z.string().trim().min(1).max(MAX_FULL_NAME_LENGTH).refine(isPersonName),
          /** On the day of service; required where the booking has the ages of its travellers. */
          age: z.int().min(0).max(MAX_AGE).optional(),
        }),
      )
      .min(1)
      .max(MAX_NAMED),
  }),
  response: envelope(order),
})
