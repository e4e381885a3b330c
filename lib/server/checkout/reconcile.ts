import { log } from '@/lib/server/http/log'
import { byGateway } from '@/lib/server/payments/by-gateway'
import { queryPayment } from '@/lib/server/payments/query-payment'
import { claimStatusQueries } from '@/lib/server/payments/repo'
import { settlePayment } from './settle-payment'

const BATCH = 20

/**
 * Queries the gateways about attempts that are open or ended without a final status, at growing intervals.
 */
export async function reconcile(now = new Date(), limit = BATCH): Promise<void> {
  await byGateway(
    await claimStatusQueries(now, limit),
    ({ gateway }) => gateway,
    async (attempt) => {
      const result = await queryPayment(attempt, 'status')
      if (!result) return
      await settlePayment(attempt.invoiceNumber, result, undefined, now).catch((error: unknown) =>
        log.error({ err: error, invoice: attempt.invoiceNumber }, 'payment settlement failed'),
      )
    },
  )
}
