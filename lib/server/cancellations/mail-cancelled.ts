import { moneyOf } from '@/lib/domain/money'
import { formatMoney } from '@/lib/i18n/format'
import type { CancellationQuote } from '@/lib/server/cancellations/cancellation-quote'
import type { Transaction } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { onlyItems, remaining, withItems } from '@/lib/server/orders/active-unit-items'
import { bookingWords, depositOf } from '@/lib/server/orders/booking-text'
import type { Actor, BookingRow, OrderRow } from '@/lib/server/orders/repo'
import { mailSupplierCancelled } from '@/lib/server/orders/request-confirmation'
import { findGateway, paymentOption } from '@/lib/server/payments'

type Kind = 'own' | 'shop' | 'declined' | 'unanswered'

/** That nobody supplies a booking, and what the supplier says of it. */
interface Unsupplied {
  kind: 'declined' | 'unanswered'
  reason: string
}

/** What goes, without what was given up before, and, of a booking that goes on, what stays. */
async function changesOf(db: Transaction, { scope, items, whole }: CancellationQuote) {
  const [first] = scope
  if (whole || !first) {
    const own = ({ id }: BookingRow) => items.filter(({ bookingId }) => bookingId === id)
    return { given: scope.map((booking) => withItems(booking, own(booking))), left: null }
  }
  return { given: [onlyItems(first, items)], left: await remaining(db, first) }
}

/**
 * That something is cancelled or could not be supplied, or goes on with fewer; what of it, and what comes back.
 * A supplier that was asked for it hears of it, too.
 * @param doer the customer, or whoever else gave it up
 */
export async function mailCancelled(
  db: Transaction,
  order: OrderRow,
  quoted: CancellationQuote,
  doer: Actor,
  unsupplied?: Unsupplied,
): Promise<void> {
  const { whole, paid, refund, attempt } = quoted
  const kind: Kind = unsupplied?.kind ?? (doer === 'customer' ? 'own' : 'shop')
  const { given, left } = await changesOf(db, quoted)
  if (!unsupplied) for (const booking of given) await mailSupplierCancelled(db, order, booking, left)
  const wordsOf = (booking: BookingRow) =>
    bookingWords(booking, order.locale, attempt && depositOf([booking], order, attempt))
  const isIssued = quoted.scope.some(({ status }) => status === 'confirmed')
  const byHand = attempt && !findGateway(attempt.gateway)?.refund
  await enqueueMail(db, {
    to: order.lead.email,
    locale: order.locale,
    template: whole ? 'order-cancelled' : 'order-changed',
    values: {
      name: order.lead.first_name,
      reference: order.reference,
      order_id: order.id,
      kind,
      reason: unsupplied?.reason ?? '',
      items: given.map(wordsOf).join('\n\n'),
      left: left ? wordsOf(left) : '',
      unissued: isIssued ? '' : 'unissued',
      paid: paid.amount > 0 ? formatMoney(moneyOf(paid.amount, paid.currency)) : '',
      refund: refund.amount > 0 ? formatMoney(moneyOf(refund.amount, refund.currency)) : '',
      method: attempt ? paymentOption(attempt.optionKey).label : '',
      by_hand: byHand ? 'by_hand' : '',
    },
  })
}
