import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { notificationUrl } from '@/lib/server/payments/gateway-urls'
import type { Lost, PaymentAction, PaymentRequest } from '../../port'
import { bahtOf, detailOf } from './amount'
import { callGbPrimePay, resultCode } from './call'
import type { GbPrimePayConfiguration } from './configuration'
import { DONE, DUPLICATE } from './result-codes'
import { transactionsOf } from './transactions'

const responseSchema = z.object({
  resultCode,
  referenceNo: z.string().max(60).nullish(),
  qrcode: z
    .string()
    .regex(/^[\x20-\x7e]{20,1000}$/)
    .nullish(),
})

/** Whether a status query finds an invoice as well. @throws ApiError UNAVAILABLE if the gateway does not respond */
async function hasInvoice(configuration: GbPrimePayConfiguration, invoice: string): Promise<boolean> {
  return (await transactionsOf(configuration, invoice)).length > 0
}

/**
 * Requests a QR code that is paid with a bank app or a card. The gateway returns the QR code of an invoice
 * only once, and afterwards only says that it has the invoice, not whether it is paid.
 * @throws ApiError UNAVAILABLE if there is none; it is then unknown whether the gateway has the invoice
 */
export async function openQrCode(
  configuration: GbPrimePayConfiguration,
  url: string,
  request: PaymentRequest,
): Promise<PaymentAction | Lost> {
  const form = new URLSearchParams({
    token: configuration.token,
    amount: bahtOf(request.amount),
    referenceNo: request.invoice,
    backgroundUrl: notificationUrl('gb_prime_pay'),
    detail: detailOf(request.description),
  })
  const payload = { body: form.toString(), contentType: 'application/x-www-form-urlencoded' }
  const { resultCode, referenceNo, qrcode } = await callGbPrimePay(url, payload, responseSchema)
  if (resultCode === DONE && qrcode && (!referenceNo || referenceNo === request.invoice))
    return { kind: 'qr', text: qrcode }
  if (resultCode === DUPLICATE && (await hasInvoice(configuration, request.invoice))) return { kind: 'lost' }
  throw new ApiError('UNAVAILABLE', { message: `GB Prime Pay returned no QR code: ${resultCode}` })
}
