import type { z } from 'zod'
import type { OfflineOrder, OfflineVoucher, offlineVouchers } from '@/lib/contract/offline-vouchers'
import { type Booking, type Order, order as orderShape } from '@/lib/contract/orders'
import type { BookingStatus } from '@/lib/domain/booking'
import type { Locale } from '@/lib/domain/locale'
import { formatWhen } from '@/lib/i18n/format-date-range'
import { translator } from '@/lib/i18n/translate'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import { findOrder, listOrders } from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { bookingSummary } from './booking-summary'

/** An order of several bookings stands as the one that is furthest behind. */
const AHEAD: readonly BookingStatus[] = ['confirmed', 'paid', 'pending']
const MOST = 20

function codesOf({ voucher, travellers, esim }: Booking, locale: Locale): OfflineVoucher['codes'] {
  const t = translator(locale)
  const tickets = travellers.filter(({ ticket, cancelled }) => ticket && !cancelled)
  const all = tickets.length > 0 ? [t('papers.all', { count: tickets.length })] : []
  return [
    ...(voucher ? [{ ...voucher, lines: all }] : []),
    ...tickets.flatMap(({ ticket, label, traveller_name }, index) => {
      const number = t('papers.ticket', { number: index + 1, count: tickets.length })
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
  // What gives no right to anything is not shown at a gate.
  if (!booking.voucher || (booking.status !== 'confirmed' && booking.status !== 'completed')) return []
  const paper = bookingSummary(order, booking, locale)
  const [leg] = booking.legs
  const start = leg ? { date: leg.date, end_date: null, time: leg.time } : booking
  const when = formatWhen(start, locale, 'full')
  return [{ booking_id: booking.id, ...paper, when: when || null, codes: codesOf(booking, locale) }]
}

/** An order's vouchers in words; null where it has none. */
export function offlineOrderOf(order: Order, locale: Locale): OfflineOrder | null {
  const vouchers = order.bookings.flatMap((booking) => voucherOf(order, booking, locale))
  return vouchers.length > 0 ? { id: order.id, reference: order.reference, vouchers } : null
}

/** The vouchers of what is ahead, newest order first, and of an order that is named. @throws ApiError RATE_LIMITED */
export async function readOfflineVouchers(
  { order: named }: z.output<typeof offlineVouchers.query>,
  { session: { userId }, locale }: SignedIn,
): Promise<z.input<typeof offlineVouchers.response>> {
  await limit('kept-vouchers-user', userId)
  const ahead = await listOrders(userId, { limit: MOST, offset: 0, status: AHEAD })
  const other = named && !ahead.some(({ id }) => id === named) ? await findOrder(userId, named) : null
  const orders: OfflineOrder[] = []
  // One after the other: nobody waits for it.
  for (const { id } of [...(other ? [other] : []), ...ahead]) {
    const kept = offlineOrderOf(orderShape.parse(await orderView(userId, id, locale)), locale)
    if (kept) orders.push(kept)
  }
  return ok({ owner: userId, at: new Date().toISOString(), orders })
}
