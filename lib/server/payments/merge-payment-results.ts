import { log } from '@/lib/server/http/log'
import type { PaymentResult } from './port'

/**
 * What several entries in a gateway's books about one invoice come to: paid where one of them is, else pending
 * where one of them is, else as the last ended. Pending without any.
 */
export function oneFinding(invoice: string, findings: readonly PaymentResult[]): PaymentResult {
  const paid = findings.filter(({ state }) => state === 'paid')
  const references = [...new Set(paid.map(({ gatewayReference }) => gatewayReference))]
  if (references.length > 1)
    log.error({ invoice, references }, 'paid more than once: one is to be given back')
  return (
    paid.find(({ money }) => money) ??
    paid[0] ??
    findings.find(({ state }) => state === 'pending') ??
    findings.at(-1) ?? { state: 'pending' }
  )
}
