import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { noticeUrl } from '@/lib/server/payments/gateway-urls'
import type { Declined, PaymentAction, PaymentRequest } from '../../port'
import { bahtOf, detailOf } from './amount'
import { callGbPrimePay, resultCode } from './call'
import type { GbPrimePayConfiguration } from './configuration'
import { DONE, DUPLICATE } from './result-codes'

const answer = z.object({
  resultCode,
  referenceNo: z.string().max(60).nullish(),
  qrcode: z
    .string()
    .regex(/^[\x20-\x7e]{20,1000}$/)
    .nullish(),
})

/**
 * Has a QR code made which is paid with a bank's app, or with a card. The gateway shows the one of an invoice once:
 * where that answer was lost the invoice is given up, since nobody saw what could be paid.
 * @throws ApiError UNAVAILABLE where there is none; whether the gateway knows the invoice is not known then
 */
export async function openQrCode(
  configuration: GbPrimePayConfiguration,
  url: string,
  request: PaymentRequest,
): Promise<PaymentAction | Declined> {
  const form = new URLSearchParams({
    token: configuration.token,
    amount: bahtOf(request.amount),
    referenceNo: request.invoice,
    backgroundUrl: noticeUrl('gb_prime_pay'),
    detail: detailOf(request.description),
  })
  const question = { body: form.toString(), contentType: 'application/x-www-form-urlencoded' }
  const { resultCode, referenceNo, qrcode } = await callGbPrimePay(url, question, answer)
  if (resultCode === DONE && qrcode && (!referenceNo || referenceNo === request.invoice))
    return { kind: 'qr', text: qrcode }
  if (resultCode === DUPLICATE) return { kind: 'declined' }
  throw new ApiError('UNAVAILABLE', { message: `GB Prime Pay made no QR code: ${resultCode}` })
}
