import { z } from 'zod'
import { BOOKING_ACTORS, BOOKING_STATUSES } from '@/lib/domain/booking'
import { FULFILMENT_METHODS } from '@/lib/domain/booking-details'
import { QUESTIONS, UNIT_TYPES } from '@/lib/domain/catalog'
import { GOODS_STATES, RECORDED_GOODS_STATES, RETURN_REASONS } from '@/lib/domain/goods'
import { ORDERS_PAGE_SIZE } from '@/lib/domain/page-size'
import { PAYMENT_KEYS, PAYMENT_STATES } from '@/lib/domain/payment'
import { bookingDetailNames, bookingDetails, leg } from './cart'
import { bookingChange, bookingChangeable } from './changeable'
import { holdClock } from './hold-timer'
import { meetingPoint } from './meeting-point'
import { defineOperation, envelope } from './operation'
import { cancellationTier } from './option'
import { ownReview } from './reviews'
import { image, localDate, localTime, money, pageMeta, paging, stayHours } from './shared'
import { supplierContact } from './supplier-contact'
import { orderTax } from './tax-invoices'

export const bookingStatus = z.enum(BOOKING_STATUSES)

export const paymentKey = z.enum(PAYMENT_KEYS)

export const paymentOption = z.object({
  key: paymentKey,
  image: z.string(),
  label: z.string(),
  payment_option: z.string(),
  payment_method: z.string(),
})
export type PaymentOption = z.infer<typeof paymentOption>

/** A promo code with its discount. */
export const promo = z.object({ code: z.string(), discount: money })

export const optionCharges = z.array(z.object({ key: paymentKey, charge: money }))

/** Day of the oldest exchange rate in the total and the charges; null if nothing is converted. */
export const rateDate = localDate.nullish()

export const unitItem = z.object({
  id: z.string(),
  unit: z.enum(UNIT_TYPES),
  label: z.string(),
  traveller_name: z.string().nullable(),
  /** Names of the other travellers, if it was bought for a whole group. */
  companions: z.array(z.string()),
  cancelled: z.boolean(),
  /** The traveller's own ticket, if several travel together and the booking is confirmed. */
  ticket: z.object({ code: z.string(), qr_svg: z.string() }).nullable(),
  /** When the venue redeemed it. */
  redeemed_at: z.iso.datetime().nullable(),
})

export const refund = z.object({
  id: z.string(),
  /** The booking it belongs to; null if there is none, e.g. for a duplicate payment. */
  booking_id: z.string().nullable(),
  amount: money,
  /** Requested, accepted by the gateway, completed, or rejected; staff handle rejected refunds. */
  state: z.enum(['requested', 'sent', 'done', 'failed']),
  /** The label of the payment method that receives it. */
  method: z.string(),
  /** Whether staff must send it manually because the gateway cannot. */
  by_hand: z.boolean(),
  requested_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
})
export type Refund = z.infer<typeof refund>

/** Where the goods of a booking are: sold for delivery or collection, or lent against a deposit. */
export const bookingGoods = z.object({
  state: z.enum(GOODS_STATES),
  way: z.enum(FULFILMENT_METHODS).nullable(),
  /** Whether a thing is lent against a deposit, which comes back with it. */
  rental: z.boolean(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** Whether the visitor can request their return for a refund now. */
  returnable: z.boolean(),
  /** End of the period for a return; null before the delivery, and for a lent thing. */
  return_until: z.iso.datetime().nullable(),
  /** The postal address for returns; null if support gives it. */
  return_address: z.string().nullable(),
  /** The reason that the visitor gave for a requested return. */
  return_reason: z.enum(RETURN_REASONS).nullable(),
  events: z.array(z.object({ to: z.enum(RECORDED_GOODS_STATES), at: z.iso.datetime() })),
})
export type BookingGoods = z.infer<typeof bookingGoods>

export const booking = z.object({
  id: z.string(),
  status: bookingStatus,
  product: z.object({ id: z.string(), name: z.string(), image: image.nullable(), supplier: z.string() }),
  option_name: z.string(),
  date: localDate.nullable(),
  end_date: localDate.nullable(),
  time: localTime.nullable(),
  time_zone: z.string(),
  booking_details: bookingDetails,
  /** For transport: the outward trip and, if booked, the return trip. */
  legs: z.array(leg),
  /** When coach and seats were last entered; null if they were not. */
  seats_at: z.iso.datetime().nullable().default(null),
  booking_detail_names: bookingDetailNames,
  lines: z.array(
    z.object({
      label: z.string(),
      quantity: z.int(),
      /** How many of them were cancelled. */
      cancelled: z.int(),
      price: money,
      deposit: z.boolean(),
    }),
  ),
  /** The promo discount, already included in the total; null if there is none. */
  discount: money.nullable(),
  total: money,
  /** Partial cancellations, oldest first. */
  cancelled_units: z.array(
    z.object({ at: z.iso.datetime(), guests: z.array(z.object({ label: z.string(), quantity: z.int() })) }),
  ),
  /** Whether it can be cancelled now, and whether traveller by traveller. */
  cancellable: z.object({ now: z.boolean(), in_part: z.boolean() }),
  changeable: bookingChangeable.default({ date: null, names: null }),
  /** What the visitor has changed, oldest first. */
  changes: z.array(bookingChange).default([]),
  /** Null if the booking is not for goods. */
  goods: bookingGoods.nullable().default(null),
  /** False if the supplier has to confirm; null if the host does not say. */
  instant_confirmation: z.boolean().nullable().default(null),
  /** Whom to call on the day, of a confirmed booking; null if not known. */
  supplier_contact: supplierContact.nullable().default(null),
  cancellation: z.array(cancellationTier),
  free_until: z.iso.datetime().nullable(),
  meeting: meetingPoint.nullable(),
  /** Departure point of the return trip; null without one, and for older bookings that do not record it. */
  meeting_back: meetingPoint.nullable(),
  how_to_use: z.string(),
  what_to_bring: z.array(z.string()).default([]),
  /** Null if it is no stay, or if they are not known. */
  stay_hours: stayHours.nullable().default(null),
  /** The path for booking the same again on another day, without a language prefix. */
  again: z.string(),
  travellers: z.array(unitItem),
  /** The lead traveller's answers for the supplier, e.g. a flight number or an allergy. */
  answers: z.array(z.object({ question: z.enum(QUESTIONS), answer: z.string() })),
  /** Present once the booking is confirmed. */
  voucher: z
    .object({
      code: z.string(),
      qr_svg: z.string(),
      /** The phone wallets it can be added to. */
      wallets: z.array(z.enum(['apple', 'google'])).default([]),
    })
    .nullable(),
  /** Whether its eSIM codes were shown; null if it has none, or none yet. */
  esim_codes: z.enum(['hidden', 'shown']).nullable(),
  /** The codes, after they were shown. */
  esim: z.array(z.object({ iccid: z.string(), activation_code: z.string(), qr_svg: z.string() })),
  /** The visitor's review of the completed booking. */
  review: ownReview.nullable(),
  /** Deadline of the supplier's response; null if none is pending. */
  reply_by: z.iso.datetime().nullable(),
  /** The supplier's reason for declining; null if it did not decline. */
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
  /** When the hold expires; null once the order is paid or closed. */
  expires_at: z.iso.datetime().nullable(),
  title: z.string(),
  image: image.nullable(),
  booking_count: z.int(),
})
export type OrderSummary = z.infer<typeof orderSummary>

export const order = orderSummary.extend({
  /** Already included in the total; null without a promo code. */
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
      state: z.enum(PAYMENT_STATES),
      charge: money,
    })
    .nullable(),
  /** All refunds, newest first. */
  refunds: z.array(refund),
  /** Null where the shop issues no tax invoices. */
  tax: orderTax.nullable().default(null),
  payable: z.boolean(),
  ...holdClock,
  /** The current charge per payment option; empty if the order is not payable. */
  charges: optionCharges,
  rate_date: rateDate,
})
export type Order = z.infer<typeof order>

export const listPaymentOptions = defineOperation({
  method: 'GET',
  path: '/api/checkout/payment-options',
  summary: 'Lists the payment options that are available now',
  response: envelope(z.array(paymentOption)),
})

export const listOrders = defineOperation({
  method: 'GET',
  path: '/api/orders',
  summary: "Lists the visitor's orders, newest first",
  session: true,
  query: paging(ORDERS_PAGE_SIZE).extend({
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
  summary: 'Shows the activation codes of an eSIM; it then counts as used and cannot be cancelled',
  session: true,
  params: z.object({ id: z.string(), bookingId: z.string() }),
  response: envelope(order),
})

export const getOrder = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}',
  summary: 'Returns an order of the visitor',
  session: true,
  params: z.object({ id: z.string() }),
  response: envelope(order),
})

export const startPayment = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/payments',
  summary: 'Starts a payment; an open attempt with the same key is continued, any other is closed first',
  session: true,
  params: z.object({ id: z.string() }),
  body: z.object({
    payment_key: paymentKey,
    /** The charge shown on the button; if another would be charged, nothing is started. */
    expected_charge: money.nullish(),
  }),
  response: envelope(
    z.object({
      /** Where the browser goes to pay; null if no action is needed. */
      redirect: z.string().nullable(),
    }),
  ),
})

export const paymentResult = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/payment',
  summary: 'Queries the gateway for the newest attempt and returns the payment state',
  session: true,
  params: z.object({ id: z.string() }),
  response: envelope(z.object({ state: z.enum(['paid', 'checking', 'not_paid']), order })),
})

export const paymentNotification = defineOperation({
  method: 'POST',
  path: '/api/payments/notices/{gateway}',
  summary: 'Receives a payment notification from a gateway',
  params: z.object({ gateway: z.string().max(40) }),
  body: z.unknown(),
  response: envelope(z.null()),
})
