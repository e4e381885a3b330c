import { log } from '@/lib/server/http/log'
import { findGateway } from '@/lib/server/payments'
import type { PaymentResult } from '@/lib/server/payments/port'
import type { AttemptRow } from '@/lib/server/payments/repo'

type Query = 'status' | 'close'

/**
 * What the gateway says of an attempt; null where it cannot be asked now, and nothing is known. With 'close'
 * the attempt can no longer be paid after that, where the gateway can do so.
 */
export async function queryPayment(attempt: AttemptRow, query: Query): Promise<PaymentResult | null> {
  const gateway = findGateway(attempt.gateway)
  if (!gateway) return null
  const payment = { invoice: attempt.invoiceNumber, gatewayReference: attempt.gatewayReference }
  try {
    return await (query === 'close' && gateway.close ? gateway.close(payment) : gateway.fetchStatus(payment))
  } catch (error) {
    log.warn({ err: error, invoice: attempt.invoiceNumber }, 'the gateway could not be asked')
    return null
  }
}
