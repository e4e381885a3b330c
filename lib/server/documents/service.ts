import { createHash } from 'node:crypto'
import PQueue from 'p-queue'
import type { z } from 'zod'
import type * as contract from '@/lib/contract/documents'
import { ApiError } from '@/lib/contract/error'
import type { fileResponse } from '@/lib/contract/operation'
import { type Booking, type Order, order as orderShape } from '@/lib/contract/orders'
import type { Locale } from '@/lib/domain/locale'
import { createFairQueue } from '@/lib/server/fair-queue'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import { bookingsOf, findOrder } from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { paymentLabel } from '@/lib/server/payments'
import { render } from '@/lib/server/rendering/render'
import { applePassFile, appleWallet } from './apple-wallet'
import { cancellationNote } from './booking-summary'
import { bookingCalendar } from './calendar'
import { createDocumentCache } from './document-cache'
import { googleWallet, googleWalletLink } from './google-wallet'
import { moneyIn, type ReceiptSource } from './receipt'
import { receiptPdf } from './receipt-pdf'
import { durationOf, refundsOf, settledPayment } from './repo'
import { voucherPdf } from './voucher-pdf'

type FileResponse = z.input<typeof fileResponse>

/** Increase when the documents' layout changes, so that cached ones are replaced. */
const LAYOUT = 9

export const getDocument = createDocumentCache()

/** Returns a hash of a document's content, which identifies it in caches. */
export function versionOf(kind: string, ...content: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([LAYOUT, kind, ...content]))
    .digest('hex')
    .slice(0, 32)
}

/** One order at a time: its parts are read side by side, over most connections to the database. */
const read = createFairQueue(new PQueue({ concurrency: 1 }), { most: 128, mostPerOwner: 32, rests: false })

/** @throws ApiError ORDER_NOT_FOUND, also for another account's; RATE_LIMITED; BUSY if too many reads wait */
async function ownOrder(id: string, { session, locale }: SignedIn): Promise<Order> {
  await limit('documents-user', session.userId)
  return orderShape.parse(await read(session.userId, () => orderView(session.userId, id, locale)))
}

/** @throws ApiError BOOKING_NOT_FOUND, VOUCHER_NOT_ISSUED */
function confirmed(order: Order, bookingId: string): Booking {
  const booking = order.bookings.find(({ id }) => id === bookingId)
  if (!booking) throw new ApiError('BOOKING_NOT_FOUND')
  if (!booking.voucher) throw new ApiError('VOUCHER_NOT_ISSUED')
  return booking
}

const nameOf = (order: Order, booking: Booking, ending: string) =>
  `${order.reference}-${order.bookings.indexOf(booking) + 1}.${ending}`

/**
 * Returns a booking whose voucher is valid; invalid vouchers are not created again.
 * @throws ApiError the codes of confirmed()
 */
function good(order: Order, bookingId: string): Booking {
  const booking = confirmed(order, bookingId)
  if (booking.status !== 'confirmed' && booking.status !== 'completed')
    throw new ApiError('VOUCHER_NOT_ISSUED')
  return booking
}

/** The voucher's complete content: a change to any part makes a new version, also a deadline that passes. */
function voucherContent(order: Order, booking: Booking, locale: Locale): unknown[] {
  const { events: _events, review: _review, changeable: _changeable, ...content } = booking
  return [locale, order.reference, order.lead, content, cancellationNote(booking, locale, new Date())]
}

/** Returns the voucher of a booking as a PDF. @throws ApiError BOOKING_NOT_FOUND, VOUCHER_NOT_ISSUED, BUSY */
export async function voucherDocument(
  order: Order,
  bookingId: string,
  { locale, userId }: { locale: Locale; userId: string },
): Promise<FileResponse> {
  const booking = good(order, bookingId)
  const version = versionOf('voucher', ...voucherContent(order, booking, locale))
  const bytes = await getDocument(version, userId, () =>
    render('voucher', voucherPdf, order, booking, locale),
  )
  return { name: nameOf(order, booking, 'pdf'), bytes, version }
}

/** @throws ApiError the codes of ownOrder() and voucherDocument() */
export async function voucherFile(id: string, bookingId: string, context: SignedIn): Promise<FileResponse> {
  const { locale, session } = context
  return voucherDocument(await ownOrder(id, context), bookingId, { locale, userId: session.userId })
}

/** Returns a booking as a calendar file. @throws ApiError BOOKING_NOT_FOUND, VOUCHER_NOT_ISSUED */
export async function calendarDocument(
  order: Order,
  bookingId: string,
  locale: Locale,
): Promise<FileResponse> {
  const booking = confirmed(order, bookingId)
  const minutes = await durationOf(booking.product.id)
  const { events, cancelled_units, changes, goods, seats_at } = booking
  const moments = [
    order.created_at,
    ...(seats_at ? [seats_at] : []),
    ...[...events, ...cancelled_units, ...changes, ...(goods?.events ?? [])].map(({ at }) => at),
  ]
  const stamp = new Date(Math.max(...moments.map((at) => Date.parse(at))))
  const text = bookingCalendar(order, booking, { locale, minutes, stamp })
  return {
    name: nameOf(order, booking, 'ics'),
    bytes: Buffer.from(text),
    version: versionOf('calendar', text),
  }
}

/** @throws ApiError the codes of ownOrder() and calendarDocument() */
export async function calendarFile(id: string, bookingId: string, context: SignedIn): Promise<FileResponse> {
  return calendarDocument(await ownOrder(id, context), bookingId, context.locale)
}

/** @throws ApiError NOT_FOUND if this wallet is not configured; the codes of voucherFile() */
export async function walletFile(id: string, bookingId: string, context: SignedIn): Promise<FileResponse> {
  const wallet = appleWallet()
  if (!wallet) throw new ApiError('NOT_FOUND')
  const order = await ownOrder(id, context)
  const booking = good(order, bookingId)
  const version = versionOf('apple', ...voucherContent(order, booking, context.locale))
  const bytes = await getDocument(version, context.session.userId, () =>
    render('apple pass', applePassFile, wallet, order, booking, context.locale),
  )
  return { name: nameOf(order, booking, 'pkpass'), bytes, version }
}

/** @throws ApiError NOT_FOUND if this wallet is not configured; the codes of voucherFile() */
export async function walletResponse(
  id: string,
  bookingId: string,
  context: SignedIn,
): Promise<z.input<typeof contract.walletLink.response>> {
  const wallet = googleWallet()
  if (!wallet) throw new ApiError('NOT_FOUND')
  const order = await ownOrder(id, context)
  return ok({ url: await googleWalletLink(wallet, order, good(order, bookingId), context.locale) })
}

async function sourceOf(order: Order, { session, locale }: SignedIn): Promise<ReceiptSource> {
  const row = await findOrder(session.userId, order.id)
  if (!row) throw new ApiError('ORDER_NOT_FOUND')
  const [bookings, payment] = await Promise.all([bookingsOf([order.id]), settledPayment(order.id)])
  if (!payment && (row.total > 0 || order.status === 'pending')) throw new ApiError('RECEIPT_NOT_PAID')
  const refunds = payment ? await refundsOf(payment.id) : []
  return {
    order,
    rates: row.rates,
    priced: bookings.flatMap(({ lines }) => lines.map(({ sourceCurrency }) => sourceCurrency)),
    payment: payment && {
      method: paymentLabel(payment.optionKey, locale),
      invoice: payment.invoice,
      charged: moneyIn(payment),
      at: payment.capturedAt,
      refunds: refunds.map((refund) => ({ amount: moneyIn(refund), at: refund.createdAt })),
    },
  }
}

/** @throws ApiError ORDER_NOT_FOUND, RECEIPT_NOT_PAID, RATE_LIMITED, BUSY */
export async function receiptFile(id: string, context: SignedIn): Promise<FileResponse> {
  const { locale, session } = context
  const order = await ownOrder(id, context)
  const source = await sourceOf(order, context)
  const lines = order.bookings.map(({ product, lines, total }) => [product.name, lines, total])
  const version = versionOf('receipt', locale, order.reference, order.lead, order.total, lines, {
    ...source,
    order: order.created_at,
  })
  const bytes = await getDocument(version, session.userId, () =>
    render('receipt', receiptPdf, source, locale),
  )
  return { name: `${order.reference}-receipt.pdf`, bytes, version }
}
