import { moneyOf } from '@/lib/domain/money'
import { formatMoney } from '@/lib/i18n/format'
import type { CancellationQuote } from '@/lib/server/cancellations/cancellation-quote'
import type { Transaction } from '@/lib/server/db/client'
import { onlyItems, remaining, withItems } from '@/lib/server/orders/active-unit-items'
import { bookingText, depositOf } from '@/lib/server/orders/booking-text'
import { mailBuyer } from '@/lib/server/orders/mail-buyer'
import { reservationsValue } from '@/lib/server/orders/mail-reservations'
import type { Actor, BookingRow, OrderRow } from '@/lib/server/orders/repo'
import { mailSupplierCancelled } from '@/lib/server/orders/request-confirmation'
import { findGateway, isAutomatic, paymentLabel } from '@/lib/server/payments'

type Kind = 'own' | 'shop' | 'declined' | 'unanswered'

/** A booking that the supplier declined or did not reply to, and the reason. */
interface Unsupplied {
  kind: 'declined' | 'unanswered'
  reason: string
}

/**
 * Returns what is cancelled now, without earlier cancellations, and what remains of a booking that continues.
 */
async function changesOf(db: Transaction, { scope, items, whole }: CancellationQuote) {
  const [first] = scope
  if (whole || !first) {
    const own = ({ id }: BookingRow) => items.filter(({ bookingId }) => bookingId === id)
    return { cancelled: scope.map((booking) => withItems(booking, own(booking))), left: null }
  }
  return { cancelled: [onlyItems(first, items)], left: await remaining(db, first) }
}

/**
 * Mails the customer that bookings are cancelled, were not supplied, or continue with fewer unit items, with
 * the refund. A supplier that was asked to confirm them gets a mail, too.
 * @param actor who cancelled
 */
export async function mailCancelled(
  db: Transaction,
  order: OrderRow,
  quote: CancellationQuote,
  actor: Actor,
  unsupplied?: Unsupplied,
): Promise<void> {
  const { whole, paid, refund, alreadyRefunded, attempt } = quote
  const kind: Kind = unsupplied?.kind ?? (actor === 'customer' ? 'own' : 'shop')
  const { cancelled, left } = await changesOf(db, quote)
  if (!unsupplied) for (const booking of cancelled) await mailSupplierCancelled(db, order, booking, left)
  const textOf = (booking: BookingRow) =>
    bookingText(booking, order.locale, attempt && depositOf([booking], order, attempt))
  const isIssued = quote.scope.some(({ status }) => status === 'confirmed')
  const byHand = attempt && !isAutomatic(findGateway(attempt.gateway), refund, attempt)
  const reservations = left
    ? { bookings: [left], status: isIssued ? ('confirmed' as const) : ('pending' as const) }
    : { bookings: cancelled, status: 'cancelled' as const }
  await mailBuyer(db, order, {
    template: whole ? 'order-cancelled' : 'order-changed',
    values: {
      kind,
      reason: unsupplied?.reason ?? '',
      items: cancelled.map(textOf).join('\n\n'),
      left: left ? textOf(left) : '',
      ...(await reservationsValue(db, order, [reservations])),
      unissued: isIssued ? '' : 'unissued',
      paid: paid.amount > 0 ? formatMoney(moneyOf(paid.amount, paid.currency)) : '',
      refund: refund.amount > 0 ? formatMoney(moneyOf(refund.amount, refund.currency)) : '',
      method: attempt ? paymentLabel(attempt.optionKey, order.locale) : '',
      by_hand: byHand ? 'by_hand' : '',
      before: alreadyRefunded > 0 ? formatMoney(moneyOf(alreadyRefunded, paid.currency)) : '',
    },
  })
}
