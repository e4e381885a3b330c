import { ApiError } from '@/lib/contract/error'
import type { PaymentReference, PaymentResult } from '../../port'
import { callTwoC2p } from './call'
import type { TwoC2pConfiguration } from './configuration'
import { findingOf, paymentClaims } from './payment-result'

/** Codes of answers that speak of no payment: not found, and the inquiry itself failed. */
const NOTHING_KNOWN = ['2002', '2003']

function codeOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'respCode' in answer ? answer.respCode : null
}

/** How a payment stands. @throws ApiError UNAVAILABLE where the answer is about none, or another one */
export async function inquirePayment(
  configuration: TwoC2pConfiguration,
  { invoice }: PaymentReference,
): Promise<PaymentResult> {
  const answer = await callTwoC2p(configuration, 'paymentInquiry', { invoiceNo: invoice, locale: 'en' })
  if (NOTHING_KNOWN.includes(String(codeOf(answer)))) return { state: 'pending' }
  const { data } = paymentClaims.safeParse(answer)
  if (data?.invoiceNo === invoice && data.merchantID === configuration.merchantId) return findingOf(data)
  throw new ApiError('UNAVAILABLE', { message: "2C2P's answer is about another payment" })
}
