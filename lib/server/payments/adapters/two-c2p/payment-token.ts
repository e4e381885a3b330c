import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type { Locale } from '@/lib/domain/locale'
import { majorUnits } from '@/lib/domain/money'
import { noticeUrl, returnUrl } from '@/lib/server/payments/gateway-urls'
import type { PaymentAction, PaymentRequest } from '../../port'
import { callTwoC2p } from './call'
import type { TwoC2pConfiguration } from './configuration'

const LONGEST_DESCRIPTION = 250

const LANGUAGES: Record<Locale, string> = { en: 'en', th: 'th', 'zh-cn': 'zh' }

const responseClaims = z.object({ respCode: z.string(), webPaymentUrl: z.string().max(2000).optional() })

function pageOf(url: string | undefined): string {
  const { protocol, hostname } = new URL(url ?? '')
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) throw new RangeError('not a secure page')
  return new URL(url ?? '').href
}

/** 'yyyy-MM-dd HH:mm:ss' by a clock; Swedish writes it so. */
function clockTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(
    instant,
  )
}

/**
 * Opens a payment, once for each invoice however often it is asked; it can be paid until its order stops waiting.
 * @returns the gateway's page where it is paid
 * @throws ApiError UNAVAILABLE where it could not be opened, or nothing is known about it
 */
export async function openPayment(
  configuration: TwoC2pConfiguration,
  { invoice, amount, description, returnPath, locale, expiresAt }: PaymentRequest,
): Promise<PaymentAction> {
  const answer = await callTwoC2p(configuration, 'paymentToken', {
    invoiceNo: invoice,
    idempotencyID: invoice,
    description: [...description].slice(0, LONGEST_DESCRIPTION).join(''),
    amount: Number(majorUnits(amount)),
    currencyCode: amount.currency,
    locale: LANGUAGES[locale],
    frontendReturnUrl: returnUrl(returnPath),
    backendReturnUrl: noticeUrl('two_c2p'),
    paymentExpiry: clockTime(expiresAt, configuration.timeZone),
  })
  try {
    const { respCode, webPaymentUrl } = responseClaims.parse(answer)
    if (respCode !== '0000') throw new RangeError(`2C2P opened no payment: ${respCode}`)
    return { kind: 'redirect', url: pageOf(webPaymentUrl) }
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { message: '2C2P opened no payment', cause })
  }
}
