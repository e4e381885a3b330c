import { z } from 'zod'
import { isCurrency } from '@/lib/domain/currency'
import type { NotificationReading, RawNotification } from '../../port'
import { loadStripe } from './client'
import type { StripeConfiguration } from './configuration'
import { checkoutPage, invoiceOf, resultOfPage } from './payment-result'
import { refundedOf, stripeRefund } from './refund'

const SIGNATURE_HEADER = 'stripe-signature'
/** How old a signature may be. Stripe signs each delivery by itself, so a late one has a new signature. */
const TOLERANCE_SECONDS = 300

const stripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})
type StripeEvent = z.infer<typeof stripeEvent>

function readPage({ id, type, data }: StripeEvent): NotificationReading {
  const page = checkoutPage.safeParse(data.object).data
  if (!page) return null
  const invoice = invoiceOf(page)
  if (!invoice) return 'irrelevant'
  const result = resultOfPage(page)
  // The page itself only says that it is not paid.
  const isFailed = type === 'checkout.session.async_payment_failed' && result.state === 'pending'
  return { invoice, eventId: id, result: isFailed ? { state: 'failed' } : result }
}

function readRefund({ id, data }: StripeEvent): NotificationReading {
  const refund = stripeRefund.safeParse(data.object).data
  if (!refund) return null
  if (!refund.payment_intent) return 'irrelevant'
  const currency = refund.currency?.toUpperCase()
  return {
    eventId: id,
    refundKey: refund.metadata?.refund ?? null,
    captureReference: refund.payment_intent,
    refunded: refundedOf(refund),
    ...(refund.amount && isCurrency(currency) && { money: { amount: refund.amount, currency } }),
  }
}

/** `charge.refunded` is not among them: it does not say which refund it is about, `refund.created` does. */
const READERS: Record<string, (event: StripeEvent) => NotificationReading> = {
  'checkout.session.completed': readPage,
  'checkout.session.async_payment_succeeded': readPage,
  'checkout.session.async_payment_failed': readPage,
  'checkout.session.expired': readPage,
  'refund.created': readRefund,
  'refund.updated': readRefund,
  'refund.failed': readRefund,
}

/** Reads a webhook event; null if its signature is wrong or too old, or it is malformed. */
export async function readStripeNotification(
  { webhookSecret }: StripeConfiguration,
  { body, headers }: RawNotification,
): Promise<NotificationReading> {
  const { webhooks } = await loadStripe()
  const signature = headers.get(SIGNATURE_HEADER) ?? ''
  try {
    const event = stripeEvent.parse(
      webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS),
    )
    const read = Object.hasOwn(READERS, event.type) ? READERS[event.type] : undefined
    return read ? read(event) : 'irrelevant'
  } catch {
    return null
  }
}
