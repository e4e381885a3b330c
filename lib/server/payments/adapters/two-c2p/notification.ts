import { createHash } from 'node:crypto'
import type { Notification, RawNotification } from '../../port'
import type { TwoC2pConfiguration } from './configuration'
import { findingOf, type PaymentClaims, paymentClaims } from './payment-result'
import { openPayload } from './signed-payload'

/** The gateway sends no event id, so it is derived: the same result of the same payment is the same event. */
function eventOf(claims: PaymentClaims): string {
  const { invoiceNo, respCode, tranRef, amount, currencyCode } = claims
  return createHash('sha256')
    .update(JSON.stringify([invoiceNo, respCode, tranRef, amount, currencyCode]))
    .digest('hex')
}

/**
 * Reads a backend notification; null if it is not signed with the shared secret, or is for another merchant.
 */
export async function readTwoC2pNotification(
  { merchantId, secretKey }: TwoC2pConfiguration,
  { body }: RawNotification,
): Promise<Notification | null> {
  const { data } = paymentClaims.safeParse(await openPayload(body, secretKey))
  if (data?.merchantID !== merchantId) return null
  return { invoice: data.invoiceNo, eventId: eventOf(data), result: findingOf(data) }
}
