import { z } from 'zod'
import { holdClock } from './hold-timer'
import { defineOperation, envelope } from './operation'
import { paymentKey } from './orders'
import { money } from './shared'

/** The customer's next action at the gateway; 'nothing' if it is done and the result is pending. */
export const paymentStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('form'), action: z.string(), fields: z.record(z.string(), z.string()) }),
  z.object({
    kind: z.literal('qr'),
    text: z.string(),
    qr_svg: z.string(),
    /** The same code as a PNG, to be saved; null if the API host does not send it. */
    qr_png: z.base64().nullable().default(null),
  }),
  z.object({
    kind: z.literal('card'),
    /** The browser posts the card to it with `public_key` as Basic auth user and gets a token. */
    tokens_url: z.string(),
    public_key: z.string(),
    /** The only card numbers that a simulated gateway takes; empty for a real one. */
    test_numbers: z.array(z.string()).default([]),
  }),
  z.object({ kind: z.literal('nothing') }),
])
export type PaymentStep = z.infer<typeof paymentStep>

export const getPaymentStep = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/payment-step',
  summary: "Returns the next action for an order's open payment, or null if none waits for the customer",
  session: true,
  params: z.object({ id: z.string() }),
  response: envelope(
    z
      .object({
        key: paymentKey,
        reference: z.string(),
        charge: money,
        expires_at: z.iso.datetime(),
        ...holdClock,
        /** Time zone of the first booking's venue. */
        time_zone: z.string(),
        /** How each booking is confirmed; empty if the host does not say. */
        confirmations: z
          .array(z.object({ product: z.string(), instant_confirmation: z.boolean() }))
          .default([]),
        step: paymentStep,
      })
      .nullable(),
  ),
})

export const chargeCard = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/card-token',
  summary: 'Charges the card behind a gateway token; an open payment is charged only once',
  session: true,
  params: z.object({ id: z.string() }),
  body: z.object({
    token: z.string().trim().min(1).max(200),
    /** The charge shown on the button; if the open payment has another, the card is not charged. */
    expected_charge: money.nullish(),
  }),
  response: envelope(z.object({ redirect: z.string() })),
})
