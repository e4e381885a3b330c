import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type { paymentResult as operation } from '@/lib/contract/orders'
import type { BookingStatus } from '@/lib/domain/booking'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { findOrder } from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { findGateway } from '@/lib/server/payments'
import { queryPayment } from '@/lib/server/payments/query-payment'
import { decisiveAttempt, isOpen, openAttempt } from '@/lib/server/payments/repo'
import { settlePayment } from './settle-payment'

const PAID: readonly BookingStatus[] = ['paid', 'confirmed', 'completed']

/**
 * Queries the gateway about the open attempt of an order and returns the resulting state. The browser's
 * return alone never marks an order as paid.
 * @throws ApiError ORDER_NOT_FOUND
 */
export async function paymentResult(
  orderId: string,
  context: SignedIn,
): Promise<z.input<typeof operation.response>> {
  const { userId } = context.session
  if (!(await findOrder(userId, orderId))) throw new ApiError('ORDER_NOT_FOUND')
  const live = await openAttempt(orderId)
  const result = live && (await queryPayment(live, 'status'))
  if (live && result) await settlePayment(live.invoiceNumber, result)
  const order = await orderView(userId, orderId, context.locale)
  if (PAID.includes(order.status)) return ok({ state: 'paid', order })
  const attempt = await decisiveAttempt(orderId)
  const open = attempt && isOpen(attempt) && findGateway(attempt.gateway)?.pollable
  return ok({ state: open ? 'checking' : 'not_paid', order })
}
