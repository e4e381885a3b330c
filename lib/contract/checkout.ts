import { z } from 'zod'
import { QUESTIONS } from '@/lib/domain/catalog'
import { MAX_NAMED } from '@/lib/domain/max-party-size'
import { isPersonName } from '@/lib/domain/person-name'
import { defineOperation, envelope } from './operation'
import { optionCharges, order, promo } from './orders'
import { money } from './shared'

/** As typed by the user. */
const promoCode = z
  .string()
  .trim()
  .max(40)
  .nullish()
  .transform((typed) => typed || null)

const traveller = z.object({
  full_name: z.string().trim().max(120).refine(isPersonName).optional(),
  /** Age on the day of service; an empty form field counts as missing. */
  age: z
    .preprocess(
      (value) => value || (value === 0 ? 0 : undefined),
      z.coerce.number().int().min(0).max(120).optional(),
    )
    .optional(),
  passport_number: z.string().trim().max(20).optional(),
  /** Whether to save the name and passport to the account. */
  save: z.boolean().optional(),
})

export const checkoutForm = z.object({
  /** Cart items to buy. */
  cart_item_ids: z.array(z.string()).min(1).max(20),
  lead: z.object({
    first_name: z.string().trim().min(1).max(80).refine(isPersonName),
    last_name: z.string().trim().max(80).refine(isPersonName),
    email: z.string().trim().toLowerCase().min(1).max(254).pipe(z.email()),
    phone: z.string().trim().min(1).max(32),
  }),
  /**
   * By cart item: one entry for each of the item's `travellers`, in order, and the lead traveller's answers.
   */
  details: z.record(
    z.string(),
    z.object({
      travellers: z.array(traveller).max(MAX_NAMED).default([]),
      answers: z.partialRecord(z.enum(QUESTIONS), z.string().trim().max(300)).default({}),
    }),
  ),
  promo_code: promoCode,
  /** The total shown on the button; if the price has changed, the order is rejected instead of charged. */
  expected_total: money,
  accept_terms: z.literal(true),
})
export type CheckoutForm = z.input<typeof checkoutForm>

export const quoteCheckout = defineOperation({
  method: 'POST',
  path: '/api/checkout/quote',
  summary: 'Returns the price of cart items with an optional promo code, and the charge per payment option',
  session: true,
  body: z.object({ cart_item_ids: z.array(z.string()).min(1).max(20), promo_code: promoCode }),
  response: envelope(
    z.object({
      /** Without the promo code. */
      subtotal: money,
      promo: promo.nullable(),
      total: money,
      charges: optionCharges,
      hold_minutes: z.int(),
    }),
  ),
})

export const placeOrder = defineOperation({
  method: 'POST',
  path: '/api/orders',
  summary: 'Holds the places and creates a pending order; the Idempotency-Key header makes retries safe',
  session: true,
  body: checkoutForm,
  response: envelope(order),
})
