import { ApiError } from '@/lib/contract/error'
import { canMoveGoods, type GoodsState, type RecordedGoodsState, returnUntil } from '@/lib/domain/goods'
import { moneyOf } from '@/lib/domain/money'
import { env } from '@/lib/env'
import { database, type Transaction } from '@/lib/server/db/client'
import { type GoodsRow, moveGoods } from '@/lib/server/orders/goods-repo'
import { recordDelivery } from '@/lib/server/orders/record-delivery'
import { actAs } from '@/lib/server/orders/repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { type GoodsBooking, lockGoods } from './find-booking'
import { mailDepositRetained, mailReady, mailReturnDeclined, mailShipped } from './mails'
import { returnRefund } from './return-quote'

interface By {
  staffMember: string
}

export interface Shipment {
  carrier?: string
  trackingNumber?: string
}

type Work = (db: Transaction, found: GoodsBooking) => Promise<void>

async function onGoods(orderId: string, bookingId: string, work: Work): Promise<void> {
  await database().transaction(async (db) => work(db, await lockGoods(db, orderId, bookingId)))
  wakeOutbox()
}

const conflict = (state: GoodsState) => new ApiError('GOODS_STATE_CONFLICT', { values: { state } })

/** Only goods of a confirmed booking are handed out; a completed one may be recorded afterwards. */
function expectConfirmed({ booking, state }: GoodsBooking): void {
  if (booking.status !== 'confirmed' && booking.status !== 'completed') throw conflict(state)
}

async function move(
  db: Transaction,
  { booking, state }: GoodsBooking,
  to: RecordedGoodsState,
  by: By,
  change: Partial<GoodsRow>,
  reason = '',
): Promise<void> {
  if (!canMoveGoods(state, to, 'operator')) throw conflict(state)
  await actAs(db, by, reason)
  if (!(await moveGoods(db, booking.id, [state, to], change))) throw conflict(state)
}

/**
 * Records the shipment of goods, and mails the customer. Repeated while they are on their way, it corrects the carrier
 * and the tracking number.
 * @throws ApiError GOODS_STATE_CONFLICT; GOODS_COLLECTED if the customer collects them; the codes of lockGoods()
 */
export async function shipGoods(
  orderId: string,
  bookingId: string,
  { carrier, trackingNumber }: Shipment,
  by: By,
  now = new Date(),
): Promise<void> {
  await onGoods(orderId, bookingId, async (db, found) => {
    expectConfirmed(found)
    const { booking, state, goods } = found
    if (booking.bookingDetails.fulfilment?.way === 'pickup') throw new ApiError('GOODS_COLLECTED')
    const shipment = { carrier: carrier ?? null, trackingNumber: trackingNumber ?? null }
    if (state === 'shipped') {
      const isSame = goods?.carrier === shipment.carrier && goods.trackingNumber === shipment.trackingNumber
      if (isSame) return
      await actAs(db, by)
      await moveGoods(db, booking.id, ['shipped', 'shipped'], shipment)
    } else await move(db, found, 'shipped', by, { ...shipment, shippedAt: now })
    await mailShipped(db, found, shipment)
  })
}

/**
 * Records that goods wait at the counter, and mails the customer.
 * @throws ApiError GOODS_STATE_CONFLICT; GOODS_NOT_COLLECTED if they are delivered; the codes of lockGoods()
 */
export async function readyGoods(
  orderId: string,
  bookingId: string,
  by: By,
  now = new Date(),
): Promise<void> {
  await onGoods(orderId, bookingId, async (db, found) => {
    expectConfirmed(found)
    if (found.booking.bookingDetails.fulfilment?.way === 'delivery') throw new ApiError('GOODS_NOT_COLLECTED')
    if (found.state === 'ready') return
    await move(db, found, 'ready', by, { readyAt: now })
    await mailReady(db, found)
  })
}

/**
 * Records that goods were delivered or collected.
 * @throws ApiError GOODS_STATE_CONFLICT; the codes of lockGoods()
 */
export async function deliverGoods(
  orderId: string,
  bookingId: string,
  by: By,
  now = new Date(),
): Promise<void> {
  await onGoods(orderId, bookingId, async (db, found) => {
    expectConfirmed(found)
    if (found.state === 'delivered') return
    const state = await recordDelivery(db, bookingId, by, now)
    if (state) throw conflict(state)
  })
}

/**
 * Declines a requested return: the customer keeps the goods and is mailed the reason.
 * @throws ApiError GOODS_STATE_CONFLICT if none is requested; the codes of lockGoods()
 */
export async function declineReturn(
  orderId: string,
  bookingId: string,
  by: By,
  reason: string,
  now = new Date(),
): Promise<void> {
  await onGoods(orderId, bookingId, async (db, found) => {
    if (found.state !== 'return_requested') throw conflict(found.state)
    const delivered = found.goods?.deliveredAt
      ? {}
      : { deliveredAt: now, returnUntil: returnUntil(now, env.RETURN_DAYS) }
    const none = { returnRequestedAt: null, returnFeePercent: null, returnReason: null }
    await move(db, found, 'delivered', by, { ...none, ...delivered }, reason)
    await mailReturnDeclined(db, found, reason)
  })
}

/**
 * Records that goods are lost: a lent thing does not come back, and its deposit is retained. The customer is mailed why.
 * @throws ApiError GOODS_STATE_CONFLICT if they are not out; the codes of lockGoods()
 */
export async function loseGoods(
  orderId: string,
  bookingId: string,
  by: By,
  reason: string,
  now = new Date(),
): Promise<void> {
  await onGoods(orderId, bookingId, async (db, found) => {
    const { deposit, currency } = await returnRefund(db, found, now)
    await move(db, found, 'lost', by, {}, reason)
    if (deposit > 0) await mailDepositRetained(db, found, moneyOf(deposit, currency), reason)
  })
}
