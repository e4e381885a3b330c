import { ApiError } from '@/lib/contract/error'
import { database } from '@/lib/server/db/client'
import { isUuid } from '@/lib/server/db/uuid'
import { log } from '@/lib/server/http/log'
import { findCapture } from '@/lib/server/payments/capture-repo'
import type { RefundNotification } from '@/lib/server/payments/port'
import { findRefund } from '@/lib/server/payments/refund-repo'
import { settleRefund } from './send-refund'

/** A refund that the shop has not requested, of a capture of the shop, is for staff to record. */
async function reportForeign(
  gateway: string,
  { captureReference, refunded }: RefundNotification,
): Promise<void> {
  const capture = await findCapture(database(), gateway, captureReference)
  if (capture)
    log.error(
      { gateway, capture: capture.id, refund: refunded.gatewayReference },
      'refund made outside the shop: record it',
    )
}

/**
 * Processes a gateway's signed notification about a refund. One about an earlier try of a refund that was requested again
 * changes nothing.
 * @throws ApiError NOTIFICATION_REJECTED if the refund belongs to another gateway or another capture
 */
export async function receiveRefundNotice(gateway: string, notification: RefundNotification): Promise<void> {
  const { refundKey, captureReference, eventId, refunded } = notification
  const found = refundKey && isUuid(refundKey) ? await findRefund(refundKey) : null
  if (!found) return reportForeign(gateway, notification)
  const { refund, attempt, capture } = found
  if (attempt.gateway !== gateway || capture.gatewayReference !== captureReference)
    throw new ApiError('NOTIFICATION_REJECTED')
  // A pending refund with a reference was rejected and requested again: the reference is of the earlier try.
  const isRequestedAgain = refund.state === 'pending' && refund.gatewayReference !== null
  if (isRequestedAgain || (refund.gatewayReference && refund.gatewayReference !== refunded.gatewayReference))
    return
  await settleRefund(found, refunded, new Date(), { gateway, eventId })
}
