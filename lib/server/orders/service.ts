import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/orders'
import type { Locale } from '@/lib/domain/locale'
import { database } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { mayPayLater } from '@/lib/server/payments'
import { refundsOf } from '@/lib/server/payments/refund-repo'
import { decisiveAttempt } from '@/lib/server/payments/repo'
import { reviewsOf } from '@/lib/server/reviews/repo'
import { bookingChangesOf } from './booking-change-repo'
import { cancellationsOf } from './cancellation-repo'
import { goodsHistoryOf, goodsOf } from './goods-repo'
import { findExtension } from './hold-extension-repo'
import * as repo from './repo'
import { contactsOf } from './supplier-contact-repo'
import { taxView } from './tax-view'
import { detailView, summaryView } from './view'
import { eventsOf, markShown, profilesOf, redemptionsOf, vouchersOf } from './voucher-repo'

/** Returns a user's order in full. @throws ApiError ORDER_NOT_FOUND, also for another user's order */
export async function orderView(
  userId: string,
  id: string,
  locale: Locale,
): Promise<z.input<typeof contract.order>> {
  const order = await repo.findOrder(userId, id)
  if (!order) throw new ApiError('ORDER_NOT_FOUND')
  const bookings = await repo.bookingsOf([order.id])
  const ids = bookings.map((booking) => booking.id)
  const [
    items,
    vouchers,
    redemptions,
    events,
    reviews,
    refunds,
    cancellations,
    changes,
    attempt,
    extension,
    paysLater,
    goods,
    goodsHistory,
    tax,
    contacts,
  ] = await Promise.all([
    repo.unitItemsOf(ids),
    vouchersOf(ids),
    redemptionsOf(ids),
    eventsOf(ids),
    reviewsOf(ids),
    refundsOf(order.id),
    cancellationsOf(ids),
    bookingChangesOf(ids),
    decisiveAttempt(order.id),
    findExtension(order.id),
    mayPayLater(userId, order.id),
    goodsOf(ids),
    goodsHistoryOf(ids),
    taxView(order.id),
    contactsOf(bookings.map(({ snapshot }) => snapshot.supplier)),
  ])
  const profiles = await profilesOf(items.map((item) => item.id))
  const view = detailView(
    order,
    bookings,
    locale,
    {
      items,
      vouchers,
      redemptions,
      events,
      profiles,
      reviews,
      refunds,
      cancellations,
      changes,
      paysLater,
      goods,
      goodsHistory,
      contacts,
    },
    attempt,
    extension !== null,
  )
  return { ...view, tax }
}

/** @throws ApiError ORDER_NOT_FOUND */
export async function getOrder(
  id: string,
  { session, locale }: SignedIn,
): Promise<z.input<typeof contract.getOrder.response>> {
  return ok(await orderView(session.userId, id, locale))
}

export async function listOrders(
  { page, limit, status }: z.output<typeof contract.listOrders.query>,
  { session, locale }: SignedIn,
): Promise<z.input<typeof contract.listOrders.response>> {
  const [total, orders] = await Promise.all([
    repo.countOrders(session.userId, status),
    repo.listOrders(session.userId, { limit, offset: (page - 1) * limit, status }),
  ])
  const bookings = Map.groupBy(await repo.bookingsOf(orders.map(({ id }) => id)), ({ orderId }) => orderId)
  return ok({
    items: orders.map((order) => summaryView(order, bookings.get(order.id) ?? [], locale)),
    meta: { total, current_page: page, last_page: Math.max(1, Math.ceil(total / limit)) },
  })
}

/**
 * Shows the activation codes of an eSIM to the customer and records that they were shown. Idempotent.
 * @throws ApiError ORDER_NOT_FOUND; BOOKING_NOT_FOUND if the booking is not confirmed
 */
export async function showEsim(
  orderId: string,
  bookingId: string,
  { session, locale }: SignedIn,
  now = new Date(),
): Promise<z.input<typeof contract.showEsim.response>> {
  await database().transaction(async (db) => {
    // The lock serializes this with a concurrent cancellation.
    const order = await repo.lockOrder(db, orderId)
    if (order?.userId !== session.userId) throw new ApiError('ORDER_NOT_FOUND')
    const booking = (await repo.bookingsOf([order.id], db)).find(({ id }) => id === bookingId)
    if (booking?.status !== 'confirmed' && booking?.status !== 'completed')
      throw new ApiError('BOOKING_NOT_FOUND')
    const items = (await repo.unitItemsOf([booking.id], db)).filter(({ cancelledAt }) => cancelledAt === null)
    await markShown(
      db,
      items.map(({ id }) => id),
      now,
    )
  })
  return ok(await orderView(session.userId, orderId, locale))
}
