import type { UnmatchedReason } from '@/lib/domain/payment'
import { database } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import type { CapturedPayment, PaymentResult } from '@/lib/server/payments/port'
import { insertUnmatchedCapture } from '@/lib/server/payments/repo'
import type { Settlement } from './settlement'

/** Queues a capture that cannot be assigned to its order. */
export async function queueForStaff(
  { db, order, attempt, now }: Settlement,
  { money, gatewayReference }: CapturedPayment,
  reason: UnmatchedReason,
): Promise<void> {
  const { gateway, invoiceNumber } = attempt
  const isNew = await insertUnmatchedCapture(db, {
    gateway,
    invoiceNumber,
    gatewayReference: gatewayReference ?? '',
    reason,
    ...money,
    receivedAt: now,
  })
  if (isNew)
    log.error(
      { order: order.reference, invoice: invoiceNumber, reason },
      'capture needs to be resolved by staff',
    )
}

/** Queues a capture of an invoice that this shop never used. @param gateway undefined for a status query */
export async function queueUnknown(
  invoice: string,
  { state, money, gatewayReference }: PaymentResult,
  gateway: string | undefined,
): Promise<void> {
  log.warn({ invoice, gateway }, 'payment notification for unknown invoice')
  if (!gateway || state !== 'paid') return
  await insertUnmatchedCapture(database(), {
    gateway,
    invoiceNumber: invoice,
    gatewayReference: gatewayReference ?? '',
    reason: 'unknown_invoice',
    ...money,
  })
}
