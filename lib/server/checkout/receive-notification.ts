import { ApiError } from '@/lib/contract/error'
import { log } from '@/lib/server/http/log'
import { limit } from '@/lib/server/http/rate-limit'
import { findGateway } from '@/lib/server/payments'
import type { Gateway, PaymentResult, RawNotification } from '@/lib/server/payments/port'
import { queryPayment } from '@/lib/server/payments/query-payment'
import { type AttemptRow, findAttempt, resumeStatusQueries } from '@/lib/server/payments/repo'
import { receiveRefundNotification } from '@/lib/server/refunds/receive-refund-notification'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { settlePayment } from './settle-payment'

/** Queries an invoice that the shop does not have at the gateway: a customer may have paid it. @throws ApiError */
async function queryUnknown(gateway: Gateway, invoice: string): Promise<PaymentResult> {
  await limit('notification-unknown', gateway.name)
  return gateway.fetchStatus({ invoice, gatewayReference: null })
}

/**
 * Queries a payment that an unsigned notification is about. What it reports, such as a second payment of one QR code, may
 * come long after the last query: the jobs query again until the gateway answers.
 * @throws ApiError UNAVAILABLE if the gateway does not respond, so that it notifies again
 */
async function queryOwn(attempt: AttemptRow): Promise<PaymentResult> {
  await resumeStatusQueries(attempt.id, new Date())
  const result = await queryPayment(attempt, 'status')
  if (!result) throw new ApiError('UNAVAILABLE')
  return result
}

async function receive(gatewayName: string, raw: RawNotification): Promise<void> {
  const gateway = findGateway(gatewayName)
  if (!gateway?.readNotification) throw new ApiError('NOT_FOUND')
  const notification = await gateway.readNotification(raw)
  if (!notification) {
    log.warn({ gateway: gatewayName }, 'payment notification rejected')
    throw new ApiError('NOTIFICATION_REJECTED')
  }
  if (notification === 'irrelevant') return
  if ('refunded' in notification) return receiveRefundNotification(gatewayName, notification)
  const attempt = await findAttempt(notification.invoice)
  const verified = notification.result !== undefined
  if (!verified) await limit('notification-invoice', `${gatewayName} ${notification.invoice}`)
  const isOwn = attempt?.gateway === gatewayName
  const result =
    notification.result ??
    (isOwn ? await queryOwn(attempt) : await queryUnknown(gateway, notification.invoice))
  if (attempt && !isOwn && result.state !== 'paid') throw new ApiError('NOTIFICATION_REJECTED')
  await settlePayment(notification.invoice, result, {
    gateway: gatewayName,
    eventId: notification.eventId,
    verified,
  })
}

/**
 * Processes a gateway's notification. A signed one is trusted; after an unsigned one the gateway's status is
 * queried.
 * @throws ApiError NOT_FOUND if this installation has no such gateway; RATE_LIMITED after many unsigned ones about one
 *   invoice, or about invoices that the shop does not have; UNAVAILABLE if the gateway does not respond whether such an
 *   invoice, or an unsigned one of the shop, is paid; NOTIFICATION_REJECTED if the signature is invalid, or the payment belongs to another gateway and
 *   is not paid at this one
 */
export async function receiveNotification(gatewayName: string, raw: RawNotification): Promise<void> {
  try {
    await receive(gatewayName, raw)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOTIFICATION_REJECTED')
      await recordSecurityEvent({
        kind: 'notification',
        outcome: 'refused',
        actor: 'gateway',
        detail: { gateway: gatewayName },
      })
    throw error
  }
}
