import { ApiError } from '@/lib/contract/error'
import { DEFAULT_LOCALE, languageOf } from '@/lib/domain/locale'
import type { PaymentReference, PaymentResult } from '../../port'
import { callTwoC2p } from './call'
import type { TwoC2pConfiguration } from './configuration'
import { findingOf, paymentClaims } from './payment-result'

/** Response codes without a payment: not found, and inquiry failed. */
const NO_PAYMENT: Record<string, PaymentResult> = {
  '2002': { state: 'pending' },
  '2003': { state: 'unknown' },
}

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'respCode' in body ? body.respCode : null
}

/**
 * Returns the result of a payment.
 * @throws ApiError UNAVAILABLE if the response is malformed or about another payment
 */
export async function inquirePayment(
  configuration: TwoC2pConfiguration,
  { invoice }: PaymentReference,
): Promise<PaymentResult> {
  const response = await callTwoC2p(configuration, 'paymentInquiry', {
    invoiceNo: invoice,
    locale: languageOf(DEFAULT_LOCALE),
  })
  const without = NO_PAYMENT[String(codeOf(response))]
  if (without) return without
  const { data } = paymentClaims.safeParse(response)
  if (data?.invoiceNo === invoice && data.merchantID === configuration.merchantId) return findingOf(data)
  throw new ApiError('UNAVAILABLE', { message: '2C2P response is about another payment' })
}
