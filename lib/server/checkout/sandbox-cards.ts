import type { z } from 'zod'
import type { makeCardToken } from '@/lib/contract/sandbox'
import { SANDBOX_TOKEN } from '@/lib/server/payments/adapters/sandbox'
import { randomCode } from '@/lib/server/random-code'

/** Test numbers published by gateways. Others are rejected, so that real card numbers are never accepted. */
const TEST_CARDS = ['4535017710535741', '4111111111111111', '5555555555554444']

const NO_SUCH_CARD = '14'
const EXPIRED = '54'

type Card = z.output<typeof makeCardToken.body>['card']

/** Simulates a gateway's exchange of a card for a token. The card is neither stored nor logged. */
export function cardToken(card: Card, now = new Date()): z.input<typeof makeCardToken.response> {
  if (!TEST_CARDS.includes(card.number.replaceAll(/\D/g, ''))) return { resultCode: NO_SUCH_CARD }
  const expiresAt = Date.UTC(2000 + Number(card.expirationYear), Number(card.expirationMonth))
  if (expiresAt <= now.getTime()) return { resultCode: EXPIRED }
  return { resultCode: '00', card: { token: `${SANDBOX_TOKEN}${randomCode(20)}` } }
}
