import { z } from 'zod'
import { FULFILMENT_METHODS } from '@/lib/domain/booking-details'
import { QUESTIONS, UNIT_TYPES } from '@/lib/domain/catalog'
import { MAX_PARTY_SIZE } from '@/lib/domain/max-party-size'
import { MAX_PLACE_LENGTH, PICKUP_WAYS } from '@/lib/domain/pickup'
import { ERROR_STATUS, type ErrorCode } from './error'
import { defineOperation, envelope } from './operation'
import { image, localDate, localTime, money, pageMeta, paging } from './shared'

const errorCode = z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])

/** Quantity of each unit. An empty selection is rejected by the option's minimum (TOO_FEW). */
export const quantities = z.partialRecord(z.enum(UNIT_TYPES), z.int().min(0).max(10_000))

/** Maximum number of extras of an option, and of a selection. */
export const MAX_EXTRAS = 50

/** Booking details besides dates and quantities. Details that the option does not ask for are dropped. */
export const arrangement = z.object({
  /** One entry for each room. */
  rooms: z
    .array(
      z.object({
        adults: z.int().min(1).max(MAX_PARTY_SIZE),
        /** The age of each child on the arrival day. */
        children: z.array(z.int().min(0).max(17)).max(MAX_PARTY_SIZE),
      }),
    )
    .max(MAX_PARTY_SIZE)
    .optional(),
  /** The size of the group, if one price covers a whole group. */
  group: z
    .object({
      people: z.int().min(1).max(MAX_PARTY_SIZE),
      bags: z.int().min(0).max(10_000).optional(),
    })
    .optional(),
  handover: z
    .object({
      way: z.enum(FULFILMENT_METHODS),
      /** Code of the collection counter, and the time. */
      point: z.string().max(60).optional(),
      time: localTime.optional(),
      /** The delivery day. */
      date: localDate.optional(),
    })
    .optional(),
  /** Where the travellers are picked up, or that they come to the meeting point. */
  pickup: z
    .object({
      way: z.enum(PICKUP_WAYS),
      zone: z.string().max(60).optional(),
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
export const arranged = z.object({
  /** The collection counter. */
  point: z.string().nullable(),
  /** The pickup zone. */
  zone: z.string().nullable(),
  /** The pickup window, in the venue's local time. */
  fetched: z.object({ from: localTime, to: localTime }).nullable(),
})

export const selection = z.object({
  product_id: z.string().min(1).max(80),
  option_id: z.string().min(1).max(120),
  date: localDate.nullish(),
  /** Check-out or return day of a range; not counted as a night. */
  end_date: localDate.nullish(),
  time: localTime.nullish(),
  quantities,
  extras: z.array(z.string().max(60)).max(MAX_EXTRAS).default([]),
  arrangement: arrangement.default({}),
})
export type Selection = z.input<typeof selection>

/** One direction of a trip. */
export const leg = z.object({
  from: z.string(),
  to: z.string(),
  option_name: z.string(),
  date: localDate.nullable(),
  time: localTime.nullable(),
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
  option: z.object({ id: z.string(), name: z.string(), questions: z.array(z.enum(QUESTIONS)) }),
  /** Opening hours of the drop-off and collection counter on that day. */
  opening_hours: z.array(z.object({ from: localTime, to: z.string() })),
  date: localDate.nullable(),
  end_date: localDate.nullable(),
  time: localTime.nullable(),
  time_zone: z.string(),
  arrangement,
  /** For transport: the outward trip and, if booked, the return trip. */
  legs: z.array(leg),
  arranged,
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
  total: money,
  /** The last total that the visitor saw, if the price has changed. */
  previous_total: money.nullable(),
  /** Why it is no longer available; null if it is. */
  problem: errorCode.nullable(),
  /** End of free cancellation; null if there is none. */
  free_until: z.iso.datetime().nullable(),
})
export type CartItem = z.infer<typeof cartItem>

export const listCart = defineOperation({
  method: 'GET',
  path: '/api/pd4/carts',
  summary: "Returns the visitor's cart, checked against current prices and availability",
  session: true,
  query: paging(5),
  response: envelope(z.object({ items: z.array(cartItem), meta: pageMeta })),
})

export const addToCart = defineOperation({
  method: 'POST',
  path: '/api/pd4/carts',
  summary: 'Adds a selection to the cart; the optional Idempotency-Key header makes retries safe',
  session: true,
  body: selection.extend({ expected_total: money.optional() }),
  response: envelope(z.object({ item: cartItem, total_items: z.int() })),
})

export const updateCartItem = defineOperation({
  method: 'PATCH',
  path: '/api/pd4/carts/{id}',
  summary: 'Changes date, time, option or quantities of a cart item',
  session: true,
  params: z.object({ id: z.string() }),
  body: selection
    .omit({ product_id: true })
    .partial()
    .extend({
      extras: z.array(z.string().max(60)).max(MAX_EXTRAS).optional(),
      arrangement: arrangement.optional(),
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
