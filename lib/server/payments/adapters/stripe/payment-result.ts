import { z } from 'zod'
import { isCurrency } from '@/lib/domain/currency'
import { MAX_INVOICE_LENGTH } from '@/lib/domain/payment'
import type { CapturedPayment, PaymentResult } from '../../port'

/** Marks what belongs to the shop: other software may use the same account. */
const marks = z.record(z.string(), z.string()).nullish()

export const paymentIntent = z.object({
  id: z.string().min(1).max(255),
  status: z.string(),
  amount_received: z.int().nonnegative(),
  currency: z.string(),
  metadata: marks,
})
export type PaymentIntent = z.infer<typeof paymentIntent>

export const checkoutPage = z.object({
  id: z.string().min(1).max(255),
  status: z.string().nullable(),
  payment_status: z.string(),
  amount_total: z.int().nonnegative().nullable(),
  currency: z.string().nullable(),
  /** The id, or the object where the request asked for it; null until the customer has chosen how to pay. */
  payment_intent: z.union([z.string().min(1).max(255), paymentIntent]).nullish(),
  metadata: marks,
})
export type CheckoutPage = z.infer<typeof checkoutPage>

/** Returns the shop's invoice number; null for a payment that the shop has not started. */
export function invoiceOf({ metadata }: { metadata?: z.infer<typeof marks> }): string | null {
  const invoice = metadata?.invoice ?? ''
  return invoice !== '' && invoice.length <= MAX_INVOICE_LENGTH ? invoice : null
}

type State = PaymentResult['state']

/** The state of a page by its `status` and `payment_status`. Combinations that are not documented are unknown. */
const PAGE_STATES: Record<string, State> = {
  'open unpaid': 'pending',
  'complete unpaid': 'pending',
  'complete paid': 'paid',
  'expired unpaid': 'cancelled',
}

/** The state of a payment intent whose customer can still choose another way to pay. */
const INTENT_STATES: Record<string, State> = {
  requires_payment_method: 'pending',
  requires_confirmation: 'pending',
  requires_action: 'pending',
  processing: 'pending',
  canceled: 'cancelled',
  succeeded: 'paid',
}

/** After the page was completed the customer cannot try again, so what would need another try has failed. */
const COMPLETED_STATES: Record<string, State> = { ...INTENT_STATES, requires_payment_method: 'failed' }

const stateIn = (states: Record<string, State>, code: string): State =>
  Object.hasOwn(states, code) ? (states[code] ?? 'unknown') : 'unknown'

function captured(amount: number | null, code: string | null, reference?: string): CapturedPayment {
  const currency = code?.toUpperCase()
  return {
    ...(amount !== null && isCurrency(currency) && { money: { amount, currency } }),
    ...(reference && { gatewayReference: reference }),
  }
}

function resultIn(states: Record<string, State>, intent: PaymentIntent): PaymentResult {
  const state = stateIn(states, intent.status)
  return {
    state,
    ...(state === 'paid' && captured(intent.amount_received, intent.currency, intent.id)),
  }
}

/** Returns the result of a payment intent. */
export const resultOfIntent = (intent: PaymentIntent): PaymentResult => resultIn(INTENT_STATES, intent)

/** Returns the result of a checkout page, with the amount that was captured where the response has it. */
export function resultOfPage(page: CheckoutPage): PaymentResult {
  const state = stateIn(PAGE_STATES, `${page.status} ${page.payment_status}`)
  const intent = page.payment_intent
  if (typeof intent === 'object' && intent && page.status === 'complete')
    return resultIn(COMPLETED_STATES, intent)
  if (state !== 'paid') return { state }
  return {
    state,
    ...captured(page.amount_total, page.currency, typeof intent === 'string' ? intent : undefined),
  }
}
