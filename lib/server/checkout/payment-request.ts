import { moneyOf } from '@/lib/domain/money'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import type { RequestContext } from '@/lib/server/http/context'
import type { PaymentRequest } from '@/lib/server/payments/port'
import type { AttemptRow } from '@/lib/server/payments/repo'

type Context = Pick<RequestContext, 'locale'>

/** Returns the order page, with a parameter that marks the return from a payment. */
export function returnPath(orderId: string, { locale }: Context): string {
  return localePath(locale, `/profile/orders/${orderId}?payment=returned`, env.LOCALE_PREFIX)
}

/** Returns the URL for an attempt's payment action; null if there is nothing to do. */
export function redirectUrlOf(
  { orderId, nextAction }: Pick<AttemptRow, 'orderId' | 'nextAction'>,
  { locale }: Context,
): string | null {
  if (!nextAction || nextAction.kind === 'nothing') return null
  if (nextAction.kind === 'redirect') return nextAction.url
  return localePath(locale, `/profile/orders/${orderId}/pay`, env.LOCALE_PREFIX)
}

/** Builds the gateway request for an attempt. @param description names the purchase on the gateway's page */
export function paymentRequest(attempt: AttemptRow, description: string, context: Context): PaymentRequest {
  return {
    invoice: attempt.invoiceNumber,
    optionKey: attempt.optionKey,
    amount: moneyOf(attempt.amount, attempt.currency),
    description,
    returnPath: returnPath(attempt.orderId, context),
    locale: context.locale,
    expiresAt: attempt.expiresAt,
  }
}
