import { ApiError } from '@/lib/contract/error'
import type { PaymentStep } from '@/lib/contract/payment-action'
import { type CardValues, expiryOf } from './card-values'

const TIMEOUT_MS = 20_000

interface TokenResponse {
  resultCode?: string
  card?: { token?: string }
}

/**
 * Exchanges a card for a token, directly from browser to gateway: the shop never sees the card.
 * @returns null if the gateway rejects the card
 * @throws ApiError UNAVAILABLE if the gateway cannot be reached
 */
export async function createCardToken(
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
    const result: TokenResponse = await response.json()
    return result.resultCode === '00' && result.card?.token ? result.card.token : null
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { status: 0, cause })
  }
}
