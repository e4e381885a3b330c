import { log } from '@/lib/server/http/log'
import { findGateway } from '@/lib/server/payments'
import type { PaymentResult } from '@/lib/server/payments/port'
import type { AttemptRow } from '@/lib/server/payments/repo'

type Query = 'status' | 'close'

/**
 * Returns the gateway's result for an attempt; null if it is unreachable and the status is unknown. 'close'
 * also closes the attempt, if the gateway supports that.
 */
export async function queryPayment(attempt: AttemptRow, query: Query): Promise<PaymentResult | null> {
  const gateway = findGateway(attempt.gateway)
  if (!gateway) return null
  const { invoiceNumber: invoice, gatewayReference, nextAction } = attempt
  const pageId = nextAction?.kind === 'redirect' ? nextAction.pageId : undefined
  const payment = { invoice, gatewayReference, pageId }
  try {
    return await (query === 'close' && gateway.close ? gateway.close(payment) : gateway.fetchStatus(payment))
  } catch (error) {
    log.warn({ err: error, invoice: attempt.invoiceNumber }, 'gateway status query failed')
    return null
  }
}
