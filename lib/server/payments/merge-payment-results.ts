import { log } from '@/lib/server/http/log'
import type { PaymentResult } from './port'

/**
 * Merges a gateway's results for one invoice: paid if any is paid, else pending if any is pending, else the
 * last. Pending if there are none.
 */
export function mergePaymentResults(invoice: string, results: readonly PaymentResult[]): PaymentResult {
  const paid = results.filter(({ state }) => state === 'paid')
  const references = [...new Set(paid.map(({ gatewayReference }) => gatewayReference))]
  if (references.length > 1) log.error({ invoice, references }, 'duplicate payment for invoice')
  return (
    paid.find(({ money }) => money) ??
    paid[0] ??
    results.find(({ state }) => state === 'pending') ??
    results.at(-1) ?? { state: 'pending' }
  )
}
