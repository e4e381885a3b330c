import type { z } from 'zod'
import type { OfflineOrder, OfflineVoucher, offlineVouchers } from '@/lib/contract/offline-vouchers'
import { type Booking, type Order, order as orderShape } from '@/lib/contract/orders'
import type { BookingStatus } from '@/lib/domain/booking'
import type { Locale } from '@/lib/domain/locale'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { translator } from '@/lib/i18n/translate'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import { findOrder, listOrders } from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { bookingSummary } from './booking-summary'

/** An order of several bookings shows the status of the least advanced one. */
const AHEAD: readonly BookingStatus[] = ['confirmed', 'paid', 'pending']
const MOST = 20

function codesOf({ voucher, travellers, esim }: Booking, locale: Locale): OfflineVoucher['codes'] {
  const t = translator(locale)
  const tickets = travellers.filter(({ ticket, cancelled }) => ticket && !cancelled)
  const all = tickets.length > 0 ? [t('documents.all', { count: tickets.length })] : []
  return [
    ...(voucher ? [{ ...voucher, lines: all }] : []),
    ...tickets.flatMap(({ ticket, label, traveller_name }, index) => {
      const number = t('documents.ticket', { number: index + 1, count: tickets.length })
      const who = [label, traveller_name].filter(Boolean).join(' · ')
      return ticket ? [{ ...ticket, lines: [number, who] }] : []
    }),
    ...esim.map(({ activation_code, qr_svg, iccid }) => ({
      code: activation_code,
      qr_svg,
      lines: [t('orders.esim.title'), `ICCID ${iccid}`],
    })),
  ]
}

function voucherOf(order: Order, booking: Booking, locale: Locale): OfflineVoucher[] {
  // Only valid vouchers may be shown at a gate.
  if (!booking.voucher || (booking.status !== 'confirmed' && booking.status !== 'completed')) return []
  const summary = bookingSummary(order, booking, locale)
  const [leg] = booking.legs
  const start = leg ? { date: leg.date, end_date: null, time: leg.time } : booking
  const when = formatDateRange(start, locale, 'full')
  return [{ booking_id: booking.id, ...summary, when: when || null, codes: codesOf(booking, locale) }]
}

/** Returns an order's vouchers as text; null if it has none. */
export function offlineOrderOf(order: Order, locale: Locale): OfflineOrder | null {
  const vouchers = order.bookings.flatMap((booking) => voucherOf(order, booking, locale))
  return vouchers.length > 0 ? { id: order.id, reference: order.reference, vouchers } : null
}

/**
 * Returns the vouchers of upcoming orders, newest first, and of a given order.
 * @throws ApiError RATE_LIMITED
 */
export async function readOfflineVouchers(
  { order: named }: z.output<typeof offlineVouchers.query>,
  { session: { userId }, locale }: SignedIn,
): Promise<z.input<typeof offlineVouchers.response>> {
  await limit('offline-vouchers-user', userId)
  const ahead = await listOrders(userId, { limit: MOST, offset: 0, status: AHEAD })
  const other = named && !ahead.some(({ id }) => id === named) ? await findOrder(userId, named) : null
  const orders: OfflineOrder[] = []
  // Sequentially, because no visitor waits for the response.
  for (const { id } of [...(other ? [other] : []), ...ahead]) {
    const offline = offlineOrderOf(orderShape.parse(await orderView(userId, id, locale)), locale)
    if (offline) orders.push(offline)
  }
  return ok({ owner: userId, at: new Date().toISOString(), orders })
}
