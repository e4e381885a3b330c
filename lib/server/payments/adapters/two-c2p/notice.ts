import { createHash } from 'node:crypto'
import type { Notification, RawNotification } from '../../port'
import type { TwoC2pConfiguration } from './configuration'
import { findingOf, type PaymentClaims, paymentClaims } from './payment-result'
import { openPayload } from './signed-payload'

/** The gateway has no id for its notices: the same word about the same payment is the same event. */
function eventOf(claims: PaymentClaims): string {
  const { invoiceNo, respCode, tranRef, amount, currencyCode } = claims
  return createHash('sha256')
    .update(JSON.stringify([invoiceNo, respCode, tranRef, amount, currencyCode]))
    .digest('hex')
}

/** What a backend notice says; null where it is not signed with our secret, or is another merchant's. */
export async function readTwoC2pNotice(
  { merchantId, secretKey }: TwoC2pConfiguration,
  { body }: RawNotification,
): Promise<Notification | null> {
  const { data } = paymentClaims.safeParse(await openPayload(body, secretKey))
  if (data?.merchantID !== merchantId) return null
  return { invoice: data.invoiceNo, eventId: eventOf(data), finding: findingOf(data) }
}
