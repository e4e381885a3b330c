import type { z } from 'zod'
import type { makeCardToken } from '@/lib/contract/sandbox'
import { SANDBOX_TOKEN, TEST_CARDS } from '@/lib/server/payments/adapters/sandbox'
import { randomCode } from '@/lib/server/random-code'

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
