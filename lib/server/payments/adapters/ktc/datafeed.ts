import { eventIdOf, hintOf } from '@/lib/server/payments/unverified-notification'
import type { Notification, PaymentResult, RawNotification } from '../../port'
import type { KtcConfiguration } from './configuration'
import { fieldsOf } from './fields'
import { moneyOfWords } from './money'
import { isSecureHash } from './secure-hash'

const MOST_CHARACTERS = 16_000

/** The fields of a notice that its hash is over, in their order. */
const SIGNED = ['src', 'prc', 'successcode', 'ref', 'payref', 'cur', 'amt', 'payerauth']

const STATES: Record<string, PaymentResult['state']> = { '0': 'paid', '1': 'failed' }

/**
 * Reads KTC's notice, whose names come in any case. With a secret it must be signed, and is believed; without
 * one it is a hint.
 */
export function readDatafeed(
  { hashSecret }: KtcConfiguration,
  { body }: RawNotification,
): Notification | null {
  const fields = body.length > MOST_CHARACTERS ? null : fieldsOf(body)
  if (!fields) return null
  const word = (name: string) => fields.get(name) ?? ''
  const [invoice, payRef, code] = [word('ref'), word('payref'), word('successcode')]
  if (!/^[\w-]{1,35}$/.test(invoice) || payRef.length > 60) return null
  if (!hashSecret) return hintOf(invoice, payRef, code)
  if (!isSecureHash(word('securehash'), SIGNED.map(word), hashSecret)) return null
  const money = moneyOfWords(word('amt'), word('cur'))
  return {
    invoice,
    eventId: eventIdOf(...SIGNED.map(word)),
    finding: {
      state: (Object.hasOwn(STATES, code) ? STATES[code] : undefined) ?? 'pending',
      ...(money && { money }),
      ...(payRef && { gatewayReference: payRef }),
    },
  }
}
