import type { Transaction } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { insertUnmatchedCapture } from '@/lib/server/payments/capture-repo'
import type { FoundRefund } from '@/lib/server/payments/refund-repo'
import { closeUnknownRefund, unknownRefundsBy } from '@/lib/server/payments/unknown-refund-repo'

export interface UnknownRefund {
  gateway: string
  /** Empty if the shop does not have the capture. */
  invoiceNumber: string
  /** The gateway's reference of the refund. */
  gatewayReference: string
  money?: { amount: number; currency: string }
}

/** Describes what the gateway has made, or tried, beside what the shop has recorded of a refund. */
export const unknownRefundOf = ({ refund, attempt }: FoundRefund, gatewayReference: string) => ({
  gateway: attempt.gateway,
  invoiceNumber: attempt.invoiceNumber,
  gatewayReference,
  money: { amount: refund.amount, currency: refund.currency },
})

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
 * Records that what waits for staff under a reference is a refund of the shop. What the gateway has refunded beyond it
 * goes on waiting.
 */
export async function coverUnknownRefund(
  db: Transaction,
  { money, ...refund }: Required<UnknownRefund>,
  now: Date,
): Promise<void> {
  for (const { amount, currency, invoiceNumber } of await closeUnknownRefund(db, refund, 'gateway', now)) {
    const rest = currency === money.currency ? Number(amount) - money.amount : 0
    if (rest > 0)
      await queueUnknownRefund(db, { ...refund, invoiceNumber, money: { ...money, amount: rest } }, now)
  }
}

/**
 * Ends what waits for staff about a refund that has failed at the gateway, if something does. If staff have granted it
 * meanwhile, its money is back at the gateway and waits for them.
 * @param position of the first money that comes back, among that with the same reference
 */
export async function endUnknownRefund(
  db: Transaction,
  refund: UnknownRefund,
  now: Date,
  position = 1,
): Promise<void> {
  await closeUnknownRefund(db, refund, 'failed', now)
  const granted = (await unknownRefundsBy(db, refund)).filter(({ resolution }) => resolution === 'goodwill')
  for (const [index, { gateway, invoiceNumber, gatewayReference, amount, currency }] of granted.entries())
    await insertUnmatchedCapture(db, {
      gateway,
      invoiceNumber,
      gatewayReference,
      amount,
      currency,
      position: position + index,
      reason: 'returned_refund',
      receivedAt: now,
    })
}

/** Records that an unknown refund has failed, also one whose start is not known yet. */
export async function failUnknownRefund(
  db: Transaction,
  refund: UnknownRefund,
  now: Date,
  position = 1,
): Promise<void> {
  const { money, ...about } = refund
  // Events can arrive in any order: one about the start of the refund does not queue it any more.
  await insertUnmatchedCapture(db, {
    ...about,
    ...money,
    reason: 'unknown_refund',
    receivedAt: now,
    resolvedAt: now,
    resolution: 'failed',
  })
  await endUnknownRefund(db, refund, now, position)
}
