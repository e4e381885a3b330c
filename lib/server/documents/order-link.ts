import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type { fileResponse } from '@/lib/contract/operation'
import type * as contract from '@/lib/contract/order-links'
import { type Order, order as orderShape } from '@/lib/contract/orders'
import type { Locale } from '@/lib/domain/locale'
import { database } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import { isOrderLinkOf } from '@/lib/server/order-link'
import { accountOf } from '@/lib/server/orders/recipient-repo'
import type { OrderRow } from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { findAnyOrder } from '@/lib/server/orders/staff-repo'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { readToken } from '@/lib/server/signed-link'
import { offlineOrderOf } from './offline-vouchers'
import { voucherDocument } from './service'

interface Linked {
  order: Order
  userId: string
  until: Date
}

/** The addresses that mails about an order went to. */
const recipientsOf = ({ lead, leadMailedAt }: OrderRow, account: string) =>
  leadMailedAt === null ? [account] : [account, lead.email]

/**
 * Returns the order of a link. A link stops to work when the account of the order changes its address or is deleted.
 * @throws ApiError INVALID_ORDER_LINK; ORDER_LINK_EXPIRED; RATE_LIMITED
 */
async function linkedOrder(token: string, locale: Locale, address: string, now: Date): Promise<Linked> {
  await limit('order-link-address', address)
  const link = readToken(token)
  const row = link && (await findAnyOrder(link.id))
  const account = row && (await accountOf(database(), row))
  if (!link || !row?.userId || !account || !isOrderLinkOf(link, recipientsOf(row, account.email))) {
    await recordSecurityEvent({ kind: 'order-link', outcome: 'refused', detail: {} })
    throw new ApiError('INVALID_ORDER_LINK')
  }
  if (link.until < now) throw new ApiError('ORDER_LINK_EXPIRED')
  const order = orderShape.parse(await orderView(row.userId, row.id, locale))
  return { order, userId: row.userId, until: link.until }
}

/** @throws ApiError INVALID_ORDER_LINK, ORDER_LINK_EXPIRED, RATE_LIMITED */
export async function getLinkedOrder(
  token: string,
  { locale, address, session }: RequestContext,
  now = new Date(),
): Promise<z.input<typeof contract.getLinkedOrder.response>> {
  const { order, userId, until } = await linkedOrder(token, locale, address, now)
  const { id, reference, status } = order
  return ok({
    id,
    reference,
    status,
    own: session?.userId === userId,
    until: until.toISOString(),
    vouchers: offlineOrderOf(order, locale)?.vouchers ?? [],
  })
}

/** @throws ApiError as above; BOOKING_NOT_FOUND, VOUCHER_NOT_ISSUED, BUSY */
export async function linkedVoucherFile(
  token: string,
  bookingId: string,
  { locale, address }: RequestContext,
  now = new Date(),
): Promise<z.input<typeof fileResponse>> {
  const { order, userId } = await linkedOrder(token, locale, address, now)
  return voucherDocument(order, bookingId, { locale, userId })
}
