import type { Transaction } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { insertUnmatchedCapture, isGranted, voidUnknownRefund } from '@/lib/server/payments/capture-repo'

export interface UnknownRefund {
  gateway: string
  /** Empty if the shop does not have the capture. */
  invoiceNumber: string
  /** The gateway's reference of the refund. */
  gatewayReference: string
  money?: { amount: number; currency: string }
}

/** Queues a refund that the gateway has made and that no refund of the shop is, for staff and once for each reference. */
export async function queueUnknownRefund(
  db: Transaction,
  { money, ...refund }: UnknownRefund,
  now: Date,
): Promise<void> {
  const isNew = await insertUnmatchedCapture(db, {
    ...refund,
    ...money,
    reason: 'unknown_refund',
    receivedAt: now,
  })
  if (isNew)
    log.error(
      { gateway: refund.gateway, invoice: refund.invoiceNumber, refund: refund.gatewayReference },
      'the gateway has made a refund that the shop did not request; staff must resolve it',
    )
}

/**
 * Records that an unknown refund has failed: it is over, unless staff have granted it meanwhile. Then its money is back at
 * the gateway and waits for them.
 */
export async function failUnknownRefund(db: Transaction, refund: UnknownRefund, now: Date): Promise<void> {
  const { money, ...about } = refund
  const entry = { ...about, ...money, receivedAt: now }
  // Events can arrive in any order: one about the start of the refund does not queue it any more.
  await insertUnmatchedCapture(db, {
    ...entry,
    reason: 'unknown_refund',
    resolvedAt: now,
    resolution: 'gateway',
  })
  await voidUnknownRefund(db, refund, now)
  if (await isGranted(db, refund)) await insertUnmatchedCapture(db, { ...entry, reason: 'returned_refund' })
}
