import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { noticeUrl, returnUrl } from '@/lib/server/payments/gateway-urls'
import type { Declined, PaymentAction, PaymentRequest } from '../../port'
import { bahtOf, detailOf } from './amount'
import { callGbPrimePay, gbpReferenceNo, resultCode, withSecretKey } from './call'
import type { GbPrimePayConfiguration } from './configuration'
import { DONE, DUPLICATE, isDeclined } from './result-codes'
import { transactionsOf } from './transactions'

const answer = z.object({
  resultCode,
  referenceNo: z.string().max(60).nullish(),
  gbpReferenceNo: gbpReferenceNo.nullish(),
})

/** A token has letters in it; what has digits alone could be a card, and is sent nowhere. */
const CARD_TOKEN = /^(?=[\w.-]*[A-Za-z_])[\w.-]{8,200}$/

/** The page of the card's bank, where its owner says that it is them. */
function bankPage({ secureUrl, publicKey }: GbPrimePayConfiguration, reference: string): PaymentAction {
  return { kind: 'form', action: secureUrl, fields: { publicKey, gbpReferenceNo: reference } }
}

/** How a payment goes on that the gateway knows already; null where it knows none. Nothing is charged again. */
async function goOn(
  configuration: GbPrimePayConfiguration,
  request: PaymentRequest,
): Promise<PaymentAction | null> {
  const known = (await transactionsOf(configuration, request.invoice)).at(-1)
  if (!known) return null
  return known.status === 'G' && known.gbpReferenceNo
    ? bankPage(configuration, known.gbpReferenceNo)
    : { kind: 'redirect', url: request.returnPath }
}

async function send(
  { chargeUrl, secretKey }: GbPrimePayConfiguration,
  { invoice, amount, description, returnPath }: PaymentRequest,
  token: string,
) {
  const question = {
    amount: Number(bahtOf(amount)),
    referenceNo: invoice,
    detail: detailOf(description),
    card: { token },
    otp: 'Y',
    responseUrl: returnUrl(returnPath),
    backgroundUrl: noticeUrl('gb_prime_pay'),
  }
  return callGbPrimePay(chargeUrl, withSecretKey(secretKey, question), answer)
}

/**
 * Charges a card by its token, to be confirmed at its bank: until then nothing is paid. The gateway is asked
 * first whether it knows the invoice, since an earlier charge may have come through without its answer.
 * @throws ApiError UNAVAILABLE where it is not known whether the gateway took the charge up
 */
export async function chargeCard(
  configuration: GbPrimePayConfiguration,
  request: PaymentRequest,
  token: string,
): Promise<PaymentAction | Declined> {
  if (!CARD_TOKEN.test(token)) return { kind: 'declined' }
  const before = await goOn(configuration, request)
  if (before) return before
  const { resultCode, referenceNo, gbpReferenceNo } = await send(configuration, request, token)
  const isOurs = !referenceNo || referenceNo === request.invoice
  if (resultCode === DONE && gbpReferenceNo && isOurs) return bankPage(configuration, gbpReferenceNo)
  if (isDeclined(resultCode) && isOurs) return { kind: 'declined' }
  const known = resultCode === DUPLICATE ? await goOn(configuration, request) : null
  if (known) return known
  throw new ApiError('UNAVAILABLE', { message: `GB Prime Pay took up no charge: ${resultCode}` })
}
