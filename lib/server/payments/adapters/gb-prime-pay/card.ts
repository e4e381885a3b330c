import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { notificationUrl, returnUrl } from '@/lib/server/payments/gateway-urls'
import type { Declined, PaymentAction, PaymentRequest } from '../../port'
import { bahtOf, detailOf } from './amount'
import { callGbPrimePay, gbpReferenceNo, resultCode, withSecretKey } from './call'
import type { GbPrimePayConfiguration } from './configuration'
import { DONE, DUPLICATE, isDeclined } from './result-codes'
import { transactionsOf } from './transactions'

const responseSchema = z.object({
  resultCode,
  referenceNo: z.string().max(60).nullish(),
  gbpReferenceNo: gbpReferenceNo.nullish(),
})

/** A token contains letters. Digits alone could be a card number, which must never be sent. */
const CARD_TOKEN = /^(?=[\w.-]*[A-Za-z_])[\w.-]{8,200}$/

/** The 3-D Secure page of the card's bank. */
function bankPage({ secureUrl, publicKey }: GbPrimePayConfiguration, reference: string): PaymentAction {
  return { kind: 'form', action: secureUrl, fields: { publicKey, gbpReferenceNo: reference } }
}

/**
 * Returns the action for a payment that the gateway already has, without another charge; null if it has none.
 */
async function resume(
  configuration: GbPrimePayConfiguration,
  request: PaymentRequest,
): Promise<PaymentAction | null> {
  const existing = (await transactionsOf(configuration, request.invoice)).at(-1)
  if (!existing) return null
  return existing.status === 'G' && existing.gbpReferenceNo
    ? bankPage(configuration, existing.gbpReferenceNo)
    : { kind: 'redirect', url: request.returnPath }
}

async function send(
  { chargeUrl, secretKey }: GbPrimePayConfiguration,
  { invoice, amount, description, returnPath }: PaymentRequest,
  token: string,
) {
  const payload = {
    amount: Number(bahtOf(amount)),
    referenceNo: invoice,
    detail: detailOf(description),
    card: { token },
    otp: 'Y',
    responseUrl: returnUrl(returnPath),
    backgroundUrl: notificationUrl('gb_prime_pay'),
  }
  return callGbPrimePay(chargeUrl, withSecretKey(secretKey, payload), responseSchema)
}

/**
 * Charges a card by its token. Nothing is paid until the customer confirms at the card's bank. The gateway is
 * queried for the invoice first, since an earlier charge may have succeeded although its response was lost.
 * @throws ApiError UNAVAILABLE if it is unknown whether the gateway accepted the charge
 */
export async function chargeCard(
  configuration: GbPrimePayConfiguration,
  request: PaymentRequest,
  token: string,
): Promise<PaymentAction | Declined> {
  if (!CARD_TOKEN.test(token)) return { kind: 'declined' }
  const resumed = await resume(configuration, request)
  if (resumed) return resumed
  const { resultCode, referenceNo, gbpReferenceNo } = await send(configuration, request, token)
  const isOurs = !referenceNo || referenceNo === request.invoice
  if (resultCode === DONE && gbpReferenceNo && isOurs) return bankPage(configuration, gbpReferenceNo)
  if (isDeclined(resultCode) && isOurs) return { kind: 'declined' }
  const existing = resultCode === DUPLICATE ? await resume(configuration, request) : null
  if (existing) return existing
  throw new ApiError('UNAVAILABLE', { message: `GB Prime Pay did not accept the charge: ${resultCode}` })
}
