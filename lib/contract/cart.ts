import { z } from 'zod'
import { FULFILMENT_METHODS } from '@/lib/domain/booking-details'
import { QUESTIONS, UNIT_TYPES } from '@/lib/domain/catalog'
import { MAX_PARTY_SIZE } from '@/lib/domain/max-party-size'
import { LONGEST_PLACE, PICKUP_WAYS } from '@/lib/domain/pickup'
import { ERROR_STATUS, type ErrorCode } from './error'
import { defineOperation, envelope } from './operation'
import { image, localDate, localTime, money, pageMeta, paging } from './shared'

const errorCode = z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])

/** How many of each unit; none at all is answered by the option's own rule, TOO_FEW. */
export const quantities = z.partialRecord(z.enum(UNIT_TYPES), z.int().min(0).max(10_000))

/** Most extras that an option sells, and that are chosen with it. */
export const MOST_EXTRAS = 50

/** What is chosen beside dates and quantities; what the option does not ask is dropped. */
export const arrangement = z.object({
  /** One entry for each room. */
  rooms: z
    .array(
      z.object({
        adults: z.int().min(1).max(MAX_PARTY_SIZE),
        /** The age of each child on the day of arrival. */
        children: z.array(z.int().min(0).max(17)).max(MAX_PARTY_SIZE),
      }),
    )
    .max(MAX_PARTY_SIZE)
    .optional(),
  /** Who comes, where one price is paid for a whole group. */
  group: z
    .object({
      people: z.int().min(1).max(MAX_PARTY_SIZE),
      bags: z.int().min(0).max(10_000).optional(),
    })
    .optional(),
  handover: z
    .object({
      way: z.enum(FULFILMENT_METHODS),
      /** Code of the counter where it is fetched, and when. */
      point: z.string().max(60).optional(),
      time: localTime.optional(),
      /** The day of the delivery. */
      date: localDate.optional(),
    })
    .optional(),
  /** Where the travellers are fetched, or that they come to the meeting point. */
  pickup: z
    .object({
      way: z.enum(PICKUP_WAYS),
      zone: z.string().max(60).optional(),
      /** Name or address of the hotel. */
      place: z.string().trim().max(LONGEST_PLACE).optional(),
    })
    .optional(),
  /** Code of the language that the guide speaks. */
  guide: z.string().min(2).max(12).optional(),
  /** Sets off the other way too; both ways are held or none. */
  return: z.object({ date: localDate, time: localTime.nullable() }).optional(),
})

/** The names of what an arrangement chose, in the reader's language. */
export const arranged = z.object({
  /** The counter where it is fetched. */
  point: z.string().nullable(),
  /** The part of the area where the travellers are fetched. */
  zone: z.string().nullable(),
  /** From when to when they are fetched, by the venue's clock. */
  fetched: z.object({ from: localTime, to: localTime }).nullable(),
})

export const selection = z.object({
  product_id: z.string().min(1).max(80),
  option_id: z.string().min(1).max(120),
  date: localDate.nullish(),
  /** Check-out or return day of a range; not a night of its own. */
  end_date: localDate.nullish(),
  time: localTime.nullish(),
  quantities,
  extras: z.array(z.string().max(60)).max(MOST_EXTRAS).default([]),
  arrangement: arrangement.default({}),
})
export type Selection = z.input<typeof selection>

/** One way of a trip. */
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
  /** When the counter is open on the day, at which it is brought and fetched at a time that is asked. */
  opening_hours: z.array(z.object({ from: localTime, to: z.string() })),
  date: localDate.nullable(),
  end_date: localDate.nullable(),
  time: localTime.nullable(),
  time_zone: z.string(),
  arrangement,
  /** Of transport: the way there and, for a return trip, the way back. */
  legs: z.array(leg),
  arranged,
  /** How many of each unit, also where no price is known any more. */
  quantities: z.partialRecord(z.enum(UNIT_TYPES), z.int()).default({}),
  lines: z.array(
    z.object({
      unit: z.enum(UNIT_TYPES).nullable(),
      extra: z.string().nullable(),
      /** Given back afterwards. */
      deposit: z.boolean(),
      label: z.string(),
      quantity: z.int(),
      price: money,
      /** Most of it in one booking; null where only `limits` say. */
      max: z.int().nullable(),
      /** How many places one takes. */
      places: z.int(),
    }),
  ),
  /** How many units one booking may have of all kinds together, and how many places are left where that is known. */
  limits: z.object({ units: z.int(), left: z.int().nullable() }),
  /** The people about whom checkout asks, in the order in which it wants them; `questions` says what. */
  travellers: z.array(
    z.object({
      unit: z.enum(UNIT_TYPES),
      label: z.string(),
      min_age: z.int().nullable(),
      max_age: z.int().nullable(),
    }),
  ),
  total: money,
  /** What the visitor saw last, where it is no longer the price. */
  previous_total: money.nullable(),
  /** Why it cannot be bought any more; null while it can. */
  problem: errorCode.nullable(),
  /** The moment until which cancelling costs nothing; null where it always does. */
  free_until: z.iso.datetime().nullable(),
})
export type CartItem = z.infer<typeof cartItem>

export const listCart = defineOperation({
  method: 'GET',
  path: '/api/pd4/carts',
  summary: "The visitor's cart, checked against today's prices and places",
  session: true,
  query: paging(5),
  response: envelope(z.object({ items: z.array(cartItem), meta: pageMeta })),
})

export const addToCart = defineOperation({
  method: 'POST',
  path: '/api/pd4/carts',
  summary: 'Puts a selection into the cart; the Idempotency-Key header, where given, names the press',
  session: true,
  body: selection.extend({ expected_total: money.optional() }),
  response: envelope(z.object({ item: cartItem, total_items: z.int() })),
})

export const updateCartItem = defineOperation({
  method: 'PATCH',
  path: '/api/pd4/carts/{id}',
  summary: 'Changes date, time, option or quantities of a line',
  session: true,
  params: z.object({ id: z.string() }),
  body: selection
    .omit({ product_id: true })
    .partial()
    .extend({
      extras: z.array(z.string().max(60)).max(MOST_EXTRAS).optional(),
      arrangement: arrangement.optional(),
    }),
  response: envelope(cartItem),
})

export const deleteCartItem = defineOperation({
  method: 'DELETE',
  path: '/api/pd4/carts/{id}',
  summary: 'Takes a line out of the cart',
  session: true,
  params: z.object({ id: z.string() }),
  response: envelope(z.object({ id: z.string(), total_items: z.int() })),
})

export const clearCart = defineOperation({
  method: 'DELETE',
  path: '/api/pd4/carts-clear',
  summary: 'Takes the selected lines out of the cart',
  session: true,
  body: z.object({ ids: z.string().min(1).max(4000) }),
  response: envelope(z.object({ message: z.string(), total_items: z.int() })),
})
