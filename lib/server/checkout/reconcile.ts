import { log } from '@/lib/server/http/log'
import { queryPayment } from '@/lib/server/payments/query-payment'
import { claimInquiries } from '@/lib/server/payments/repo'
import { settlePayment } from './settle-payment'

const BATCH = 20

/** Asks the gateways about attempts that stayed open, or that ended without a last word, ever more seldom. */
export async function reconcile(now = new Date(), most = BATCH): Promise<void> {
  for (const attempt of await claimInquiries(now, most)) {
    const finding = await queryPayment(attempt, 'status')
    if (!finding) continue
    await settlePayment(attempt.invoiceNumber, finding, undefined, now).catch((error: unknown) =>
      log.error({ err: error, invoice: attempt.invoiceNumber }, 'a payment could not be settled'),
    )
  }
}
