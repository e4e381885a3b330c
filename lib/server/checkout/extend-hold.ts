import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type { extendHold as operation } from '@/lib/contract/hold'
import { EXTENSION_MINUTES } from '@/lib/domain/hold'
import { database, type Transaction } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { minutesFrom } from '@/lib/server/inventory/hold-slots'
import { findExtension, insertExtension } from '@/lib/server/orders/hold-extension-repo'
import { bookingsOf, lockOrder } from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { extendableFrom, standing } from '@/lib/server/orders/status'
import { isDeferred } from '@/lib/server/payments'
import { openAttempt } from '@/lib/server/payments/repo'
import { orderCutoff } from './order-cutoff'

async function extend(orderId: string, { session }: SignedIn, now: Date, db: Transaction): Promise<void> {
  const order = await lockOrder(db, orderId)
  if (order?.userId !== session.userId) throw new ApiError('ORDER_NOT_FOUND')
  const bookings = await bookingsOf([order.id], db)
  const { payable } = standing(order, bookings, now)
  if (!payable) throw new ApiError('ORDER_NOT_PAYABLE')
  if (await findExtension(order.id, db)) throw new ApiError('HOLD_EXTENDED')
  const deferred = isDeferred(await openAttempt(order.id, db))
  const from = extendableFrom(order, { payable, extended: false, deferred })
  if (!from || now < from) throw new ApiError('HOLD_NOT_EXTENDABLE')
  const cutoff = await orderCutoff(db, order, bookings)
  if (cutoff && cutoff <= order.expiresAt) throw new ApiError('TOO_LATE')
  const latest = minutesFrom(order.expiresAt, EXTENSION_MINUTES)
  const extendedUntil = cutoff && cutoff < latest ? cutoff : latest
  await insertExtension(db, { orderId: order.id, heldUntil: order.expiresAt, extendedUntil, createdAt: now })
}

/**
 * Extends the hold of an unpaid order by 15 minutes, never past its cut-off; once, and only near its end.
 * @throws ApiError ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, HOLD_EXTENDED, HOLD_NOT_EXTENDABLE, TOO_LATE
 */
export async function extendHold(
  orderId: string,
  context: SignedIn,
  now = new Date(),
): Promise<z.input<typeof operation.response>> {
  await database().transaction((db) => extend(orderId, context, now, db))
  return ok(await orderView(context.session.userId, orderId, context.locale))
}
