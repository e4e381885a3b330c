import { z } from 'zod'
import { MAX_ANSWER_LENGTH } from '@/lib/domain/booking-questions'
import { QUESTIONS } from '@/lib/domain/catalog'
import { MAX_NAMED } from '@/lib/domain/max-party-size'
import { MAX_FULL_NAME_LENGTH } from '@/lib/domain/name-length'
import { MAX_TYPED_NATIONAL_ID_LENGTH } from '@/lib/domain/national-id'
import { MAX_ORDER_ITEMS } from '@/lib/domain/order-size'
import { MAX_TYPED_PASSPORT_LENGTH } from '@/lib/domain/passport'
import { isPersonName } from '@/lib/domain/person-name'
import { MAX_TYPED_PROMO_CODE_LENGTH } from '@/lib/domain/promo'
import { MAX_AGE } from '@/lib/domain/travellers'
import { email, firstName, lastName, phone } from './auth'
import { defineOperation, envelope } from './operation'
import { optionCharges, order, paymentKey, promo, rateDate } from './orders'
import { money } from './shared'

/** As typed by the user. */
const promoCode = z
  .string()
  .trim()
  .max(MAX_TYPED_PROMO_CODE_LENGTH)
  .nullish()
  .transform((typed) => typed || null)

const traveller = z.object({
  full_name: z.string().trim().max(MAX_FULL_NAME_LENGTH).refine(isPersonName).optional(),
  /** Age on the day of service; an empty form field counts as missing. */
  age: z
    .preprocess(
      (value) => value || (value === 0 ? 0 : undefined),
      z.coerce.number().int().min(0).max(MAX_AGE).optional(),
    )
    .optional(),
  /** ISO 3166-1 alpha-2; asked with `identity_document`. */
  nationality: z.string().trim().max(2).optional(),
  /** Instead of the passport, of citizens of the option's `id_card_country`. */
  national_id_number: z.string().trim().max(MAX_TYPED_NATIONAL_ID_LENGTH).optional(),
  passport_number: z.string().trim().max(MAX_TYPED_PASSPORT_LENGTH).optional(),
  /** Whether to save the name and passport to the account. */
  save: z.boolean().optional(),
})

const cartItemIds = z.array(z.string()).min(1).max(MAX_ORDER_ITEMS)

export const checkoutForm = z.object({
  /** Cart items to buy. */
  cart_item_ids: cartItemIds,
  lead: z.object({
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
  }),
  /**
   * By cart item: one entry for each of the item's `travellers`, in order, and the lead traveller's answers.
   */
  details: z.record(
    z.string(),
    z.object({
      travellers: z.array(traveller).max(MAX_NAMED).default([]),
      answers: z.partialRecord(z.enum(QUESTIONS), z.string().trim().max(MAX_ANSWER_LENGTH)).default({}),
    }),
  ),
  promo_code: promoCode,
  /** The total shown on the button; if the price has changed, the order is rejected instead of charged. */
  expected_total: money,
  /**
   * The payment option of the button with the charge shown for it; if another amount would be charged, the order is
   * rejected.
   */
  expected_charge: z.object({ payment_key: paymentKey, charge: money }).nullish(),
  accept_terms: z.literal(true),
  /** The buyer has checked that the phone supports eSIM and is not locked; required with an eSIM. */
  esim_phone_checked: z.boolean().default(false),
})
export type CheckoutForm = z.input<typeof checkoutForm>

/** The lead traveller of the buyer's last order. */
const lastLead = z.object({ first_name: z.string(), last_name: z.string(), phone: z.string() })
export type LastLead = z.infer<typeof lastLead>

export const quoteCheckout = defineOperation({
  method: 'POST',
  path: '/api/checkout/quote',
  summary: 'Returns the price of cart items with an optional promo code, and the charge per payment option',
  session: true,
  body: z.object({ cart_item_ids: cartItemIds, promo_code: promoCode }),
  response: envelope(
    z.object({
      /** Without the promo code. */
      subtotal: money,
      promo: promo.nullable(),
      total: money,
      charges: optionCharges,
      rate_date: rateDate,
      hold_minutes: z.int(),
      /** Of the last order whose tickets went to the account's own email; null if there is none. */
      last_lead: lastLead.nullable(),
    }),
  ),
})

export const placeOrder = defineOperation({
  method: 'POST',
  path: '/api/orders',
  summary: 'Holds the places and creates a pending order; the Idempotency-Key header makes retries safe',
  session: true,
  idempotencyKey: 'required',
  body: checkoutForm,
  response: envelope(order),
})
