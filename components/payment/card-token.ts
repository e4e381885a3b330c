import { ApiError } from '@/lib/contract/error'
import type { PaymentStep } from '@/lib/contract/payment-action'
import { type CardValues, expiryOf } from './card-values'

const TIMEOUT_MS = 20_000

interface TokenAnswer {
  resultCode?: string
  card?: { token?: string }
}

/**
 * Has the gateway keep a card for a token, from browser to gateway: the shop never sees the card.
 * @returns null where the gateway does not take the card
 * @throws ApiError UNAVAILABLE where it cannot be reached
 */
export async function tokenOf(
  { tokens_url, public_key }: Extract<PaymentStep, { kind: 'card' }>,
  { number, name, expiry, code }: CardValues,
): Promise<string | null> {
  const until = expiryOf(expiry)
  const card = {
    name: name.trim(),
    number: number.replace(/\D/g, ''),
    expirationMonth: until?.month,
    expirationYear: until?.year,
    securityCode: code.trim(),
  }
  try {
    const response = await fetch(tokens_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`${public_key}:`)}` },
      body: JSON.stringify({ rememberCard: false, card }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: TokenAnswer = await response.json()
    return answer.resultCode === '00' && answer.card?.token ? answer.card.token : null
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { status: 0, cause })
  }
}
