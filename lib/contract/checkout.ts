import { z } from 'zod'
import { QUESTIONS } from '@/lib/domain/catalog'
import { MOST_NAMED } from '@/lib/domain/max-party-size'
import { isPersonName } from '@/lib/domain/person-name'
import { defineOperation, envelope } from './operation'
import { optionCharges, order, promo } from './orders'
import { money } from './shared'

/** As people type it. */
const promoCode = z
  .string()
  .trim()
  .max(40)
  .nullish()
  .transform((typed) => typed || null)

const traveller = z.object({
  full_name: z.string().trim().max(120).refine(isPersonName).optional(),
  /** On the day of service; a form's empty field is no answer. */
  age: z
    .preprocess(
      (value) => value || (value === 0 ? 0 : undefined),
      z.coerce.number().int().min(0).max(120).optional(),
    )
    .optional(),
  passport_number: z.string().trim().max(20).optional(),
  /** Whether the name and the passport are kept in the account for the next time. */
  save: z.boolean().optional(),
})

export const checkoutForm = z.object({
  /** Cart lines to buy. */
  cart_item_ids: z.array(z.string()).min(1).max(20),
  lead: z.object({
    first_name: z.string().trim().min(1).max(80).refine(isPersonName),
    last_name: z.string().trim().max(80).refine(isPersonName),
    email: z.string().trim().toLowerCase().min(1).max(254).pipe(z.email()),
    phone: z.string().trim().min(1).max(32),
  }),
  /** By cart line: one entry for each of the line's `travellers`, in their order, and the lead traveller's answers. */
  details: z.record(
    z.string(),
    z.object({
      travellers: z.array(traveller).max(MOST_NAMED).default([]),
      answers: z.partialRecord(z.enum(QUESTIONS), z.string().trim().max(300)).default({}),
    }),
  ),
  promo_code: promoCode,
  /** The sum that the button named; another price is said before it is charged. */
  expected_total: money,
  accept_terms: z.literal(true),
})
export type CheckoutForm = z.input<typeof checkoutForm>

export const quoteCheckout = defineOperation({
  method: 'POST',
  path: '/api/checkout/quote',
  summary: 'What the cart lines cost now, also with a promo code, and what each way to pay would charge',
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
  summary: 'Holds the places and makes a pending order; the Idempotency-Key header names the press',
  session: true,
  body: checkoutForm,
  response: envelope(order),
})
