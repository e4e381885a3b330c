import { moneyOf } from '@/lib/domain/money'
import { formatMoney } from '@/lib/i18n/format'
import type { Transaction } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import type { BookingRow, Doer, OrderRow, UnitItemRow } from '@/lib/server/orders/repo'
import { findGateway, paymentOption } from '@/lib/server/payments'
import { bookingWords } from './booking-words'
import type { Quoted } from './cancellation-quote'

/** A booking with only some of its unit items, and without what was bought once for all. */
function only(booking: BookingRow, items: readonly UnitItemRow[]): BookingRow {
  const lines = booking.lines.flatMap((line) => {
    const quantity = items.filter(({ unitCode }) => unitCode === line.unit).length
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return { ...booking, lines }
}

type Kind = 'own' | 'shop' | 'declined'

/**
 * That something is cancelled, or could not be supplied, what of it, and what comes back.
 * @param doer the customer, or whoever else gave it up
 */
export async function mailCancelled(
  db: Transaction,
  order: OrderRow,
  { scope, items, whole, paid, refund, attempt }: Quoted,
  doer: Doer,
  declined = false,
): Promise<void> {
  const kind: Kind = declined ? 'declined' : doer === 'customer' ? 'own' : 'shop'
  const given = scope.map((booking) => bookingWords(whole ? booking : only(booking, items), order.locale))
  const byHand = attempt && !findGateway(attempt.gateway)?.refund
  await enqueueMail(db, {
    to: order.lead.email,
    locale: order.locale,
    template: 'order-cancelled',
    values: {
      name: order.lead.first_name,
      reference: order.reference,
      order_id: order.id,
      kind,
      items: given.join('\n\n'),
      part: whole ? '' : 'part',
      paid: paid.amount > 0 ? formatMoney(moneyOf(paid.amount, paid.currency)) : '',
      refund: refund.amount > 0 ? formatMoney(moneyOf(refund.amount, refund.currency)) : '',
      method: attempt ? paymentOption(attempt.optionKey).label : '',
      by_hand: byHand ? 'by_hand' : '',
    },
  })
}
