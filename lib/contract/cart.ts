import { z } from 'zod'
import { FULFILMENT_METHODS, MAX_CHILD_AGE } from '@/lib/domain/booking-details'
import { QUESTIONS, UNIT_TYPES } from '@/lib/domain/catalog'
import { MAX_PARTY_SIZE } from '@/lib/domain/max-party-size'
import { CART_PAGE_SIZE } from '@/lib/domain/page-size'
import { MAX_PLACE_LENGTH, PICKUP_WAYS } from '@/lib/domain/pickup'
import { MAX_EXTRAS, MAX_QUANTITY } from '@/lib/domain/selection'
import { ERROR_STATUS, type ErrorCode } from './error-status'
import { deliveryZone } from './fulfilment'
import { defineOperation, envelope } from './operation'
import { cancellationTier } from './option'
import { catalogCode, image, localDate, localTime, money, optionId, pageMeta, paging, slug } from './shared'

const errorCode = z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])

/** Quantity of each unit. An empty selection is rejected by the option's minimum (BELOW_MIN_UNITS). */
export const quantities = z.partialRecord(z.enum(UNIT_TYPES), z.int().min(0).max(MAX_QUANTITY))

/** Booking details besides dates and quantities. Details that the option does not ask for are dropped. */
export const bookingDetails = z.object({
  /** One entry for each room. */
  rooms: z
    .array(
      z.object({
        adults: z.int().min(1).max(MAX_PARTY_SIZE),
        /** The age of each child on the arrival day. */
        children: z.array(z.int().min(0).max(MAX_CHILD_AGE)).max(MAX_PARTY_SIZE),
      }),
    )
    .max(MAX_PARTY_SIZE)
    .optional(),
  /** The size of the group, if one price covers a whole group. */
  group: z
    .object({
      people: z.int().min(1).max(MAX_PARTY_SIZE),
      bags: z.int().min(0).max(MAX_QUANTITY).optional(),
    })
    .optional(),
  fulfilment: z
    .object({
      way: z.enum(FULFILMENT_METHODS),
      /** Code of the collection counter, and the time. */
      point: catalogCode.optional(),
      time: localTime.optional(),
      /** The delivery day. */
      date: localDate.optional(),
    })
    .optional(),
  /** Where the travellers are picked up, or that they come to the meeting point. */
  pickup: z
    .object({
      way: z.enum(PICKUP_WAYS),
      zone: catalogCode.optional(),
      /** Hotel name or address. */
      place: z.string().trim().max(MAX_PLACE_LENGTH).optional(),
    })
    .optional(),
  /** Language code of the guide. */
  guide: z.string().min(2).max(12).optional(),
  /** The return trip. Both directions are held, or neither. */
  return: z.object({ date: localDate, time: localTime.nullable() }).optional(),
})

/** Names of the selected booking details, in the reader's language. */
export const bookingDetailNames = z.object({
  /** The collection counter. */
  point: z.string().nullable(),
  /** The pickup zone. */
  zone: z.string().nullable(),
  /** The pickup window, in the venue's local time. */
  pickup_window: z.object({ from: localTime, to: localTime }).nullable(),
})

const extras = z.array(catalogCode).max(MAX_EXTRAS)

export const selection = z.object({
  product_id: slug,
  option_id: optionId,
  date: localDate.nullish(),
  /** Check-out or return day of a range; not counted as a night. */
  end_date: localDate.nullish(),
  time: localTime.nullish(),
  quantities,
  extras: extras.default([]),
  booking_details: bookingDetails.default({}),
})
export type Selection = z.input<typeof selection>

/** Where travellers sit or lie, in the supplier's words; empty where not known. */
export const seatAssignment = z.object({ coach: z.string(), seats: z.string() })

/** One direction of a trip. */
export const leg = z.object({
  from: z.string(),
  to: z.string(),
  option_name: z.string(),
  date: localDate.nullable(),
  time: localTime.nullable(),
  /** In the product's time zone; null if it depends on the departure taken. */
  arrives: z.object({ date: localDate, time: localTime }).nullable(),
  /** Of a confirmed booking; null until they are known. */
  seats: seatAssignment.nullable().default(null),
})
export type Leg = z.infer<typeof leg>

export const cartItem = z.object({
  id: z.string(),
  product: z.object({
    id: z.string(),
    name: z.string(),
    image: image.nullable(),
    area: z.string().nullable(),
  }),
  option: z.object({
    id: z.string(),
    name: z.string(),
    questions: z.array(z.enum(QUESTIONS)),
    id_card_country: z.string().nullable().default(null),
  }),
  /** Opening hours of the drop-off and collection counter on that day. */
  opening_hours: z.array(z.object({ from: localTime, to: z.string() })),
  /** Where its goods are delivered; empty: anywhere. */
  delivery_zones: z.array(deliveryZone(z.string())).default([]),
  date: localDate.nullable(),
  end_date: localDate.nullable(),
  time: localTime.nullable(),
  time_zone: z.string(),
  booking_details: bookingDetails,
  /** For transport: the outward trip and, if booked, the return trip. */
  legs: z.array(leg),
  booking_detail_names: bookingDetailNames,
  /** Quantity of each unit, even if there is no current price. */
  quantities: z.partialRecord(z.enum(UNIT_TYPES), z.int()).default({}),
  lines: z.array(
    z.object({
      unit: z.enum(UNIT_TYPES).nullable(),
      extra: z.string().nullable(),
      /** Returned after the service. */
      deposit: z.boolean(),
      label: z.string(),
      quantity: z.int(),
      price: money,
      /** Maximum per booking; null if only `limits` apply. */
      max: z.int().nullable(),
      /** Places taken by one unit. */
      places: z.int(),
    }),
  ),
  /** Maximum number of units per booking, and the places left if known. */
  limits: z.object({ units: z.int(), left: z.int().nullable() }),
  /** The travellers that checkout asks about, in order; `questions` lists the questions. */
  travellers: z.array(
    z.object({
      unit: z.enum(UNIT_TYPES),
      label: z.string(),
      min_age: z.int().nullable(),
      max_age: z.int().nullable(),
    }),
  ),
  /** Null if the host does not say. */
  total: money.nullable(),
  /** The last total that the visitor saw, if the price has changed. */
  previous_total: money.nullable(),
  /** Why it is no longer available; null if it is. */
  problem: errorCode.nullable(),
  /** End of free cancellation, which may have passed; null if there is none. */
  free_until: z.iso.datetime().nullable(),
  /** What cancelling costs from when on; null if the host does not say. */
  cancellation: z.array(cancellationTier).nullable().default(null),
  /** False if the supplier has to confirm; null if the host does not say. */
  instant_confirmation: z.boolean().nullable().default(null),
})
export type CartItem = z.infer<typeof cartItem>

export const listCart = defineOperation({
  method: 'GET',
  path: '/api/pd4/carts',
  summary: "Returns the visitor's cart, checked against current prices and availability",
  session: true,
  query: paging(CART_PAGE_SIZE),
  response: envelope(z.object({ items: z.array(cartItem), meta: pageMeta })),
})

export const addToCart = defineOperation({
  method: 'POST',
  path: '/api/pd4/carts',
  summary: 'Adds a selection to the cart; the optional Idempotency-Key header makes retries safe',
  session: true,
  idempotencyKey: 'optional',
  body: selection.extend({ expected_total: money.optional() }),
  response: envelope(z.object({ item: cartItem, total_items: z.int() })),
})

export const updateCartItem = defineOperation({
  method: 'PATCH',
  path: '/api/pd4/carts/{id}',
  summary: 'Changes date, time, option or quantities of a cart item',
  session: true,
  params: z.object({ id: z.string() }),
  body: selection.omit({ product_id: true }).partial().extend({
    extras: extras.optional(),
    booking_details: bookingDetails.optional(),
  }),
  response: envelope(cartItem),
})

export const deleteCartItem = defineOperation({
  method: 'DELETE',
  path: '/api/pd4/carts/{id}',
  summary: 'Removes an item from the cart',
  session: true,
  params: z.object({ id: z.string() }),
  response: envelope(z.object({ id: z.string(), total_items: z.int() })),
})

export const clearCart = defineOperation({
  method: 'DELETE',
  path: '/api/pd4/carts-clear',
  summary: 'Removes the selected items from the cart',
  session: true,
  body: z.object({ ids: z.string().min(1).max(4000) }),
  response: envelope(z.object({ message: z.string(), total_items: z.int() })),
})
