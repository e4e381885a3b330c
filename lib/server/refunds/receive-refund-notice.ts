import { ApiError } from '@/lib/contract/error'
import { database } from '@/lib/server/db/client'
import { isUuid } from '@/lib/server/db/uuid'
import { limit } from '@/lib/server/http/rate-limit'
import { lockOrder } from '@/lib/server/orders/repo'
import { invoiceOfCapture } from '@/lib/server/payments/capture-repo'
import type { RefundNotification } from '@/lib/server/payments/port'
import { findRecordedRefund, findRefund } from '@/lib/server/payments/refund-repo'
import { settleRefund } from './send-refund'
import { endUnknownRefund, failUnknownRefund, queueUnknownRefund, unknownRefundOf } from './unknown-refund'

/**
 * Processes a notification about a refund that no refund of the shop is: it was made in the gateway's portal, or twice. One
 * of a capture that the shop does not have is the shop's only if it has a key; other software may use the same account.
 * @throws ApiError RATE_LIMITED after many of them
 */
async function receiveUnknown(gateway: string, notification: RefundNotification): Promise<void> {
  const { refundKey, captureReference, refunded, money } = notification
  const { gatewayReference, state } = refunded
  const invoiceNumber = await invoiceOfCapture(database(), gateway, captureReference)
  if (!gatewayReference || (invoiceNumber === null && refundKey === null)) return
  await limit('notice-unknown', gateway)
  const refund = { gateway, invoiceNumber: invoiceNumber ?? '', gatewayReference, money }
  const record = state === 'failed' ? failUnknownRefund : queueUnknownRefund
  await database().transaction((db) => record(db, refund, new Date()))
}

/**
 * Processes a gateway's signed notification about a refund. The failure of an earlier try of a refund that was requested
 * again changes nothing, except that what staff have to do about it ends.
 * @throws ApiError NOTIFICATION_REJECTED if the refund belongs to another gateway or another capture; RATE_LIMITED after
 *   many about refunds that the shop does not have
 */
export async function receiveRefundNotice(gateway: string, notification: RefundNotification): Promise<void> {
  const { refundKey, captureReference, eventId, refunded } = notification
  const { state, gatewayReference } = refunded
  const found =
    (refundKey && isUuid(refundKey) ? await findRefund(refundKey) : null) ??
    (await findRecordedRefund(gateway, captureReference, gatewayReference))
  if (!found) return receiveUnknown(gateway, notification)
  const { refund, attempt, capture } = found
  if (attempt.gateway !== gateway || capture.gatewayReference !== captureReference)
    throw new ApiError('NOTIFICATION_REJECTED')
  const isSame = refund.gatewayReference === null || refund.gatewayReference === gatewayReference
  // A pending refund with a reference was rejected and requested again: the reference is of the earlier try.
  const isRequestedAgain = refund.state === 'pending' && refund.gatewayReference !== null
  if (isRequestedAgain ? state === 'succeeded' && !isSame : isSame)
    return settleRefund(found, refunded, new Date(), { gateway, eventId })
  // A try that fails is over; one that succeeds beside another one may pay the customer twice.
  if (state === 'succeeded') return receiveUnknown(gateway, notification)
  if (state === 'failed' && gatewayReference)
    await database().transaction(async (db) => {
      await lockOrder(db, attempt.orderId)
      await endUnknownRefund(db, unknownRefundOf(found, gatewayReference), new Date())
    })
}
