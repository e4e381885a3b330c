import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { languageOf } from '@/lib/domain/locale'
import { majorUnits } from '@/lib/domain/money'
import { hostedPage, notificationUrl, returnUrl } from '@/lib/server/payments/gateway-urls'
import type { PaymentAction, PaymentRequest } from '../../port'
import { callTwoC2p } from './call'
import type { TwoC2pConfiguration } from './configuration'

const MAX_DESCRIPTION_LENGTH = 250

const responseClaims = z.object({ respCode: z.string(), webPaymentUrl: z.string().max(2000).optional() })

/** Formats 'yyyy-MM-dd HH:mm:ss' in a time zone, which is the Swedish format. */
function clockTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(
    instant,
  )
}

/**
 * Opens a payment. Idempotent by invoice. It can be paid until the hold of its order ends.
 * @returns the redirect to the gateway's payment page
 * @throws ApiError UNAVAILABLE if it could not be opened, or the outcome is unknown
 */
export async function openPayment(
  configuration: TwoC2pConfiguration,
  { invoice, amount, description, returnPath, locale, expiresAt }: PaymentRequest,
): Promise<PaymentAction> {
  const response = await callTwoC2p(configuration, 'paymentToken', {
    invoiceNo: invoice,
    idempotencyID: invoice,
    description: [...description].slice(0, MAX_DESCRIPTION_LENGTH).join(''),
    amount: Number(majorUnits(amount)),
    currencyCode: amount.currency,
    locale: languageOf(locale),
    frontendReturnUrl: returnUrl(returnPath),
    backendReturnUrl: notificationUrl('two_c2p'),
    paymentExpiry: clockTime(expiresAt, configuration.timeZone),
  })
  try {
    const { respCode, webPaymentUrl } = responseClaims.parse(response)
    if (respCode !== '0000') throw new RangeError(`2C2P rejected the payment token request: ${respCode}`)
    return { kind: 'redirect', url: hostedPage(webPaymentUrl) }
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { message: '2C2P payment token request failed', cause })
  }
}
