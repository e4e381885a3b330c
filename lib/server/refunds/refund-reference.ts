import { ApiError } from '@/lib/contract/error'
import type { Transaction } from '@/lib/server/db/client'
import { type FoundRefund, refundsMadeAs } from '@/lib/server/payments/refund-repo'
import { unknownRefundsBy } from '@/lib/server/payments/unknown-refund-repo'

/**
 * Ensures that staff have not granted what the gateway has made of an earlier try of a refund.
 * @throws ApiError NOTHING_TO_REFUND
 */
export async function requireNotGranted(
  db: Transaction,
  gateway: string,
  gatewayReference: string | null,
): Promise<void> {
  if (!gatewayReference) return
  const rows = await unknownRefundsBy(db, { gateway, gatewayReference })
  const isWaiting = rows.some(({ resolvedAt }) => resolvedAt === null)
  if (!isWaiting && rows.some(({ resolution }) => resolution === 'goodwill'))
    throw new ApiError('NOTHING_TO_REFUND', { values: { left: 0 } })
}

/**
 * Ensures that a gateway's reference can be that of a refund: it is of the same capture, has not failed, and its amount is
 * enough for this refund and the others that have it.
 * @throws ApiError REFUND_REFERENCE_REFUSED; NOTHING_TO_REFUND if staff have granted it
 */
export async function requireOwnReference(
  db: Transaction,
  { refund, attempt, capture }: FoundRefund,
  gatewayReference: string,
): Promise<void> {
  const { gateway } = attempt
  await requireNotGranted(db, gateway, gatewayReference)
  const rows = await unknownRefundsBy(db, { gateway, gatewayReference })
  const others = await refundsMadeAs(db, gateway, gatewayReference)
  const waiting = rows.find(({ resolvedAt }) => resolvedAt === null)
  const isOfCapture =
    rows.every(({ invoiceNumber }) => invoiceNumber === '' || invoiceNumber === attempt.invoiceNumber) &&
    others.every((other) => other.capture.id === capture.id)
  const isFailed = rows.some(({ resolution }) => resolution === 'failed')
  const isShared = others.some((other) => other.refund.id !== refund.id) && !waiting
  const isEnough =
    waiting === undefined ||
    waiting.amount === null ||
    (waiting.currency === refund.currency && waiting.amount >= refund.amount)
  if (!isOfCapture || isFailed || isShared || !isEnough) throw new ApiError('REFUND_REFERENCE_REFUSED')
}
