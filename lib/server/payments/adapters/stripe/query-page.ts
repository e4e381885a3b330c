import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { mergePaymentResults } from '../../merge-payment-results'
import type { PaymentReference, PaymentResult } from '../../port'
import { isRefusal, type StripeCaller } from './client'
import { checkoutPage, invoiceOf, paymentIntent, resultOfIntent, resultOfPage } from './payment-result'

const intents = z.object({ data: z.array(paymentIntent) })

/** @throws ApiError UNAVAILABLE if the response is malformed or about another payment */
function ownPage(response: unknown, invoice: string): PaymentResult {
  const { data } = checkoutPage.safeParse(response)
  if (data && invoiceOf(data) === invoice) return resultOfPage(data)
  throw new ApiError('UNAVAILABLE', { message: 'Stripe response is about another payment' })
}

/**
 * Searches for what was paid for an invoice. Without the id of its page the shop has never shown the page, unless the
 * response to its opening was lost.
 */
async function searchPayments(call: StripeCaller, invoice: string): Promise<PaymentResult> {
  const query = `metadata["invoice"]:"${invoice}"`
  const { data } = intents.safeParse(await call(({ paymentIntents }) => paymentIntents.search({ query })))
  if (!data?.data.every((intent) => invoiceOf(intent) === invoice))
    throw new ApiError('UNAVAILABLE', { message: 'Stripe search found another payment' })
  return mergePaymentResults(data.data.map(resultOfIntent))
}

/**
 * Returns the result of a payment.
 * @throws ApiError UNAVAILABLE if Stripe does not respond, or about another payment
 */
export async function queryPage(
  call: StripeCaller,
  { invoice, pageId }: PaymentReference,
): Promise<PaymentResult> {
  if (!pageId) return searchPayments(call, invoice)
  const expand = ['payment_intent']
  return ownPage(await call(({ checkout }) => checkout.sessions.retrieve(pageId, { expand })), invoice)
}

/**
 * Closes a page, so that it can no longer be paid. A page that the customer has completed cannot be closed: if it is not
 * paid yet, the bank still works on it and the result is unknown.
 * @throws ApiError UNAVAILABLE if Stripe does not respond, or about another payment
 */
export async function closePage(call: StripeCaller, payment: PaymentReference): Promise<PaymentResult> {
  const { invoice, pageId } = payment
  if (!pageId) return searchPayments(call, invoice)
  try {
    return ownPage(await call(({ checkout }) => checkout.sessions.expire(pageId)), invoice)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const result = await queryPage(call, payment)
    return result.state === 'pending' ? { state: 'unknown' } : result
  }
}
