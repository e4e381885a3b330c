import type { UnmatchedReason } from '@/lib/domain/payment'
import { database } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { mailPaymentChecked } from '@/lib/server/orders/order-mails'
import {
  countVerifiedEvents,
  insertEvent,
  insertUnmatchedCapture,
  lockUnknownInvoice,
} from '@/lib/server/payments/capture-repo'
import type { PaymentResult } from '@/lib/server/payments/port'
import { type InboundEvent, type ReportedCapture, reportedCaptures } from './reported-captures'
import type { Settlement } from './settlement'

/** Queues a capture that cannot be assigned to its order, and mails the customer that it is checked. */
export async function queueForStaff(
  { db, order, attempt, now }: Settlement,
  { money, gatewayReference, position }: ReportedCapture,
  reason: UnmatchedReason,
): Promise<void> {
  const { gateway, invoiceNumber } = attempt
  const isNew = await insertUnmatchedCapture(db, {
    gateway,
    invoiceNumber,
    gatewayReference: gatewayReference ?? '',
    position,
    reason,
    ...money,
    receivedAt: now,
  })
  if (!isNew) return
  log.error(
    { order: order.reference, invoice: invoiceNumber, reason },
    'capture needs to be resolved by staff',
  )
  await mailPaymentChecked(db, order, money ?? null)
}

/** Queues the captures of an invoice that this shop never used at the gateway. */
export async function queueUnknown(
  invoice: string,
  result: PaymentResult,
  event: InboundEvent,
  now: Date,
): Promise<void> {
  const { gateway, verified } = event
  log.warn({ invoice, gateway, state: result.state }, 'payment notification for unknown invoice')
  if (result.state !== 'paid') return
  await database().transaction(async (db) => {
    await lockUnknownInvoice(db, gateway, invoice)
    const isNew = !verified || (await insertEvent(db, { ...event, invoiceNumber: invoice, receivedAt: now }))
    if (!isNew) return
    const events = verified ? await countVerifiedEvents(db, gateway, invoice) : 1
    for (const { money, gatewayReference, position } of reportedCaptures(result, events))
      await insertUnmatchedCapture(db, {
        gateway,
        invoiceNumber: invoice,
        gatewayReference: gatewayReference ?? '',
        position,
        reason: 'unknown_invoice',
        ...money,
        receivedAt: now,
      })
  })
}
