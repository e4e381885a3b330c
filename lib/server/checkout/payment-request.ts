import { moneyOf } from '@/lib/domain/money'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import type { RequestContext } from '@/lib/server/http/context'
import type { PaymentRequest } from '@/lib/server/payments/port'
import type { AttemptRow } from '@/lib/server/payments/repo'

type Visitor = Pick<RequestContext, 'locale'>

/** The order's own page, told that somebody comes back from paying. */
export function returnPath(orderId: string, { locale }: Visitor): string {
  return localePath(locale, `/profile/orders/${orderId}?payment=returned`, env.LOCALE_PREFIX)
}

/** Where the browser goes for what a gateway answered; null where there is nothing to do. */
export function nextAddress(
  { orderId, started }: Pick<AttemptRow, 'orderId' | 'started'>,
  { locale }: Visitor,
): string | null {
  if (!started || started.kind === 'nothing') return null
  if (started.kind === 'redirect') return started.url
  return localePath(locale, `/profile/orders/${orderId}/pay`, env.LOCALE_PREFIX)
}

/** What a gateway is asked for an attempt. @param description names the purchase on its page */
export function paymentRequest(attempt: AttemptRow, description: string, visitor: Visitor): PaymentRequest {
  return {
    invoice: attempt.invoiceNumber,
    optionKey: attempt.optionKey,
    amount: moneyOf(attempt.amount, attempt.currency),
    description,
    returnPath: returnPath(attempt.orderId, visitor),
    locale: visitor.locale,
    expiresAt: attempt.expiresAt,
  }
}
