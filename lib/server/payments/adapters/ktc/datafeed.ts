import { eventIdOf, unverifiedNotification } from '@/lib/server/payments/unverified-notification'
import type { Notification, PaymentResult, RawNotification } from '../../port'
import type { KtcConfiguration } from './configuration'
import { fieldsOf } from './fields'
import { moneyOfWords } from './money'
import { isSecureHash } from './secure-hash'

const MAX_BODY_LENGTH = 16_000

/** The fields covered by a notification's hash, in order. */
const SIGNED = ['src', 'prc', 'successcode', 'ref', 'payref', 'cur', 'amt', 'payerauth']

const STATES: Record<string, PaymentResult['state']> = { '0': 'paid', '1': 'failed' }

/**
 * Reads KTC's notification. Field names are case-insensitive. With a secret it must be signed and is trusted;
 * without one it is unverified.
 */
export function readDatafeed(
  { hashSecret }: KtcConfiguration,
  { body }: RawNotification,
): Notification | null {
  const fields = body.length > MAX_BODY_LENGTH ? null : fieldsOf(body)
  if (!fields) return null
  const field = (name: string) => fields.get(name) ?? ''
  const [invoice, payRef, code] = [field('ref'), field('payref'), field('successcode')]
  if (!/^[\w-]{1,35}$/.test(invoice) || payRef.length > 60) return null
  if (!hashSecret) return unverifiedNotification(invoice, payRef, code)
  if (!isSecureHash(field('securehash'), SIGNED.map(field), hashSecret)) return null
  const money = moneyOfWords(field('amt'), field('cur'))
  return {
    invoice,
    eventId: eventIdOf(...SIGNED.map(field)),
    result: {
      state: (Object.hasOwn(STATES, code) ? STATES[code] : undefined) ?? 'unknown',
      ...(money && { money }),
      ...(payRef && { gatewayReference: payRef }),
    },
  }
}
