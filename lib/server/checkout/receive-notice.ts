import { ApiError } from '@/lib/contract/error'
import { log } from '@/lib/server/http/log'
import { findGateway } from '@/lib/server/payments'
import type { RawNotification } from '@/lib/server/payments/port'
import { queryPayment } from '@/lib/server/payments/query-payment'
import { findAttempt } from '@/lib/server/payments/repo'
import { settlePayment } from './settle-payment'

/**
 * Takes a gateway's notice. A signed one is believed; an unsigned one is a hint, and the gateway is asked.
 * @throws ApiError NOT_FOUND where this installation has no such gateway, NOTICE_REFUSED where the signature
 *   is wrong or the notice speaks of another gateway's payment
 */
export async function receiveNotice(gatewayName: string, raw: RawNotification): Promise<void> {
  const gateway = findGateway(gatewayName)
  if (!gateway?.readNotice) throw new ApiError('NOT_FOUND')
  const notice = await gateway.readNotice(raw)
  if (!notice) {
    log.warn({ gateway: gatewayName }, 'a notice was refused')
    throw new ApiError('NOTICE_REFUSED')
  }
  const attempt = await findAttempt(notice.invoice)
  if (attempt && attempt.gateway !== gatewayName) throw new ApiError('NOTICE_REFUSED')
  const verified = notice.finding !== undefined
  const finding = notice.finding ?? (attempt && (await queryPayment(attempt, 'status')))
  if (!finding) return
  await settlePayment(notice.invoice, finding, {
    gateway: gatewayName,
    eventId: notice.eventId,
    verified,
  })
}
