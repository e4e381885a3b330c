import type { z } from 'zod'
import type { makeCardToken } from '@/lib/contract/sandbox'
import { SANDBOX_TOKEN } from '@/lib/server/payments/adapters/sandbox'
import { randomLetters } from '@/lib/server/random-code'

/** Numbers that gateways publish for tests; no other one is taken, lest somebody types a real card. */
const TEST_CARDS = ['4535017710535741', '4111111111111111', '5555555555554444']

const NO_SUCH_CARD = '14'
const EXPIRED = '54'

type Card = z.output<typeof makeCardToken.body>['card']

/** Plays a gateway's exchange of a card for a token. Nothing of the card is kept or written down. */
export function cardToken(card: Card, now = new Date()): z.input<typeof makeCardToken.response> {
  if (!TEST_CARDS.includes(card.number.replaceAll(/\D/g, ''))) return { resultCode: NO_SUCH_CARD }
  const firstAfter = Date.UTC(2000 + Number(card.expirationYear), Number(card.expirationMonth))
  if (firstAfter <= now.getTime()) return { resultCode: EXPIRED }
  return { resultCode: '00', card: { token: `${SANDBOX_TOKEN}${randomLetters(20)}` } }
}
