import { z } from 'zod'
import { BOOKING_ACTORS, BOOKING_STATUSES } from '@/lib/domain/booking'
import { QUESTIONS, UNIT_TYPES } from '@/lib/domain/catalog'
import { arranged, arrangement, leg } from './cart'
import { cancellationTier } from './catalog'
import { holdClock } from './hold-timer'
import { defineOperation, envelope } from './operation'
import { ownReview } from './reviews'
import { image, localDate, localTime, money, pageMeta, paging } from './shared'

export const bookingStatus = z.enum(BOOKING_STATUSES)

export const PAYMENT_KEYS = [
  'gb_prime_pay_credit_card',
  'ktc_credit_card',
  'ktc_alipay',
  'pay_later',
  'gb_prime_pay_qr_cash',
  'gb_prime_pay_qr_credit',
  'two_c2p',
] as const
export const paymentKey = z.enum(PAYMENT_KEYS)
export type PaymentKey = z.infer<typeof paymentKey>

export const paymentOption = z.object({
  key: paymentKey,
  image: z.string(),
  label: z.string(),
  payment_option: z.string(),
  payment_method: z.string(),
})
export type PaymentOption = z.infer<typeof paymentOption>

/** What a promo code takes off. */
export const promo = z.object({ code: z.string(), discount: money })

export const optionCharges = z.array(z.object({ key: paymentKey, charge: money }))

export const unitItem = z.object({
  id: z.string(),
  unit: z.enum(UNIT_TYPES),
  label: z.string(),
  traveller_name: z.string().nullable(),
  /** Names of whoever else goes by it, where it was bought for a whole group. */
  companions: z.array(z.string()),
  /** Whether it was given up. */
  cancelled: z.boolean(),
  /** One's own ticket, where several travel together and the booking is confirmed. */
  ticket: z.object({ code: z.string(), qr_svg: z.string() }).nullable(),
  /** When the venue redeemed it. */
  redeemed_at: z.iso.datetime().nullable(),
})

export const refund = z.object({
  id: z.string(),
  /** The booking that it is for; null where it is for none, e.g. a payment that came twice. */
  booking_id: z.string().nullable(),
  amount: money,
  /** Asked for, taken on by the gateway, given back, or refused: then somebody sees to it. */
  state: z.enum(['requested', 'sent', 'done', 'failed']),
  /** The label of the way it was paid, to which it goes. */
  method: z.string(),
  /** Whether somebody of the shop has to send it, since the gateway cannot. */
  by_hand: z.boolean(),
  requested_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
})
export type Refund = z.infer<typeof refund>

export const booking = z.object({
  id: z.string(),
  status: bookingStatus,
  product: z.object({ id: z.string(), name: z.string(), image: image.nullable(), operator: z.string() }),
  option_name: z.string(),
  date: localDate.nullable(),
  end_date: localDate.nullable(),
  time: localTime.nullable(),
  time_zone: z.string(),
  arrangement,
  /** Of transport: the way there and, for a return trip, the way back. */
  legs: z.array(leg),
  arranged,
  lines: z.array(
    z.object({
      label: z.string(),
      quantity: z.int(),
      /** How many of them were given up. */
      cancelled: z.int(),
      price: money,
      deposit: z.boolean(),
    }),
  ),
  /** What a promo code takes off, already taken off the total; null where it is nothing. */
  discount: money.nullable(),
  total: money,
  /** What was given up of it while the rest went on, the oldest first. */
  given_up: z.array(
    z.object({ at: z.iso.datetime(), guests: z.array(z.object({ label: z.string(), quantity: z.int() })) }),
  ),
  /** Whether it can be cancelled now, and whether traveller by traveller. */
  cancellable: z.object({ now: z.boolean(), in_part: z.boolean() }),
  cancellation: z.array(cancellationTier),
  free_until: z.iso.datetime().nullable(),
  meeting: z.object({ name: z.string(), directions: z.string() }).nullable(),
  /** Of a return trip: where the way back starts; null elsewhere, and where an older booking does not know it. */
  meeting_back: z.object({ name: z.string(), directions: z.string() }).nullable(),
  how_to_use: z.string(),
  /** The address that asks for the same once more, on another day; without the language's prefix. */
  again: z.string(),
  travellers: z.array(unitItem),
  /** What the lead traveller told the supplier, e.g. a flight or an allergy. */
  answers: z.array(z.object({ question: z.enum(QUESTIONS), answer: z.string() })),
  /** Present once the booking is confirmed. */
  voucher: z
    .object({
      code: z.string(),
      qr_svg: z.string(),
      /** Which wallets of a phone it can be added to. */
      wallets: z.array(z.enum(['apple', 'google'])).default([]),
    })
    .nullable(),
  /** Whether its eSIM codes were shown; null where it has none, or none yet. */
  esim_codes: z.enum(['hidden', 'shown']).nullable(),
  /** The codes, once they were shown. */
  esim: z.array(z.object({ iccid: z.string(), activation_code: z.string(), qr_svg: z.string() })),
  /** What the visitor wrote after it was completed. */
  review: ownReview.nullable(),
  /** Until when the supplier answers; null where no answer is awaited. */
  answer_by: z.iso.datetime().nullable(),
  /** Why the supplier declined, in its own words; null elsewhere. */
  declined_because: z.string().nullable(),
  events: z.array(
    z.object({
      from: bookingStatus.nullable(),
      to: bookingStatus,
      actor: z.enum(BOOKING_ACTORS),
      at: z.iso.datetime(),
    }),
  ),
})
export type Booking = z.infer<typeof booking>

export const orderSummary = z.object({
  id: z.string(),
  reference: z.string(),
  /** Derived from the bookings. */
  status: bookingStatus,
  total: money,
  created_at: z.iso.datetime(),
  /** Until when the places are held for payment; null once paid or over. */
  expires_at: z.iso.datetime().nullable(),
  title: z.string(),
  image: image.nullable(),
  booking_count: z.int(),
})
export type OrderSummary = z.infer<typeof orderSummary>

export const order = orderSummary.extend({
  /** Already taken off the total; null where there is no code. */
  promo: promo.nullable(),
  lead: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  bookings: z.array(booking),
  payment: z
    .object({
      key: paymentKey,
      label: z.string(),
      state: z.enum(['created', 'pending', 'paid', 'failed', 'cancelled', 'expired']),
      charge: money,
    })
    .nullable(),
  /** Money that goes or went back, the newest first. */
  refunds: z.array(refund),
  payable: z.boolean(),
  ...holdClock,
  /** What each way to pay would charge now; empty where the order is not payable. */
  charges: optionCharges,
})
export type Order = z.infer<typeof order>

export const listPaymentOptions = defineOperation({
  method: 'GET',
  path: '/api/checkout/payment-options',
  summary: 'The ways to pay that are available now',
  response: envelope(z.array(paymentOption)),
})

export const listOrders = defineOperation({
  method: 'GET',
  path: '/api/orders',
  summary: "The visitor's orders, newest first",
  session: true,
  query: paging(10, 50).extend({
    /** Only orders with one of these statuses, e.g. `cancelled,failed`. */
    status: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(bookingStatus).max(BOOKING_STATUSES.length))
      .optional(),
  }),
  response: envelope(z.object({ items: z.array(orderSummary), meta: pageMeta })),
})

export const showEsim = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/bookings/{bookingId}/esim',
  summary: 'Shows the activation codes of an eSIM; from then on it counts as used and cannot be cancelled',
  session: true,
  params: z.object({ id: z.string(), bookingId: z.string() }),
  response: envelope(order),
})

export const getOrder = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}',
  summary: 'An order of the visitor',
  session: true,
  params: z.object({ id: z.string() }),
  response: envelope(order),
})

export const startPayment = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/payments',
  summary: 'Starts paying an order; a live attempt with the same key is continued, another is ended first',
  session: true,
  params: z.object({ id: z.string() }),
  body: z.object({ payment_key: paymentKey }),
  response: envelope(
    z.object({
      /** Where the browser goes to pay; null where there is nothing to do now. */
      redirect: z.string().nullable(),
    }),
  ),
})

export const paymentResult = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/payment',
  summary: 'Asks the gateway about the newest attempt and says what is known',
  session: true,
  params: z.object({ id: z.string() }),
  response: envelope(z.object({ state: z.enum(['paid', 'checking', 'not_paid']), order })),
})

export const paymentNotice = defineOperation({
  method: 'POST',
  path: '/api/payments/notices/{gateway}',
  summary: "A gateway's notice",
  params: z.object({ gateway: z.string().max(40) }),
  body: z.unknown(),
  response: envelope(z.null()),
})
