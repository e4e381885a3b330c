import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { hostedPage, pageUrl } from '@/lib/server/payments/gateway-urls'
import type { PaymentAction, PaymentRequest } from '../../port'
import type { StripeCaller } from './client'
import type { StripeConfiguration } from './configuration'
import { pageLanguage } from './page-language'
import { checkoutPage } from './payment-result'

const MAX_DESCRIPTION_LENGTH = 250
const MINUTE_MS = 60_000
/** Stripe's shortest and longest lifetime of a page, each with a minute for clocks that differ. */
const SHORTEST_MS = 31 * MINUTE_MS
const LONGEST_MS = (24 * 60 - 1) * MINUTE_MS

const openedPage = checkoutPage.extend({ url: z.string().max(2000) })

/**
 * Returns when a page closes by itself: with the hold, if Stripe allows that. A hold is mostly shorter than a page must
 * live. The shop then closes the page when the hold ends, and this is only for a shop that cannot. It depends on the hold
 * alone, so that a repeated request is the same.
 */
export function pageEnd(holdEnd: Date, now: Date): Date {
  const [hold, earliest] = [holdEnd.getTime(), now.getTime() + SHORTEST_MS]
  const end = hold >= earliest ? hold : Math.max(hold + SHORTEST_MS, earliest)
  return new Date(Math.min(end, now.getTime() + LONGEST_MS))
}

type PageParams = Stripe.Checkout.SessionCreateParams

function paramsOf(
  { paymentMethods }: StripeConfiguration,
  { invoice, amount, description, returnPath, locale, expiresAt }: PaymentRequest,
  now: Date,
): PageParams {
  const name = [...description].slice(0, MAX_DESCRIPTION_LENGTH).join('')
  const [orderPath = ''] = returnPath.split('?')
  return {
    mode: 'payment',
    client_reference_id: invoice,
    metadata: { invoice },
    payment_intent_data: { description: name, metadata: { invoice } },
    line_items: [
      {
        quantity: 1,
        // Stripe's minor units are those of ISO 4217 for all currencies of the shop; a test compares them.
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: amount.amount,
          product_data: { name },
        },
      },
    ],
    locale: pageLanguage(locale),
    success_url: pageUrl(returnPath),
    cancel_url: pageUrl(orderPath),
    expires_at: Math.floor(pageEnd(expiresAt, now).getTime() / 1000),
    // The buyer has confirmed the amount in the shop's currency.
    adaptive_pricing: { enabled: false },
    ...(paymentMethods.length > 0 && { allowed_payment_method_types: [...paymentMethods] }),
  }
}

/**
 * Stripe rejects a key that comes with other parameters, which differ after the buyer has changed the language. The page
 * that was opened before is then not shown, unless two tabs opened both; a second payment goes back as a duplicate.
 */
function idempotencyKey(params: PageParams): string {
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16)
  return `${params.client_reference_id}-${digest}`
}

/**
 * Opens a payment page. Idempotent by invoice.
 * @returns the redirect to the page
 * @throws ApiError UNAVAILABLE if it could not be opened, or the outcome is unknown
 */
export async function openPage(
  configuration: StripeConfiguration,
  call: StripeCaller,
  request: PaymentRequest,
  now = new Date(),
): Promise<PaymentAction> {
  const params = paramsOf(configuration, request, now)
  const response = await call(({ checkout }) =>
    checkout.sessions.create(params, { idempotencyKey: idempotencyKey(params) }),
  )
  try {
    const { id, url } = openedPage.parse(response)
    return { kind: 'redirect', url: hostedPage(url), pageId: id }
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { message: 'Stripe response without a payment page', cause })
  }
}
