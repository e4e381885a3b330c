import { moneyOf } from '@/lib/domain/money'
import { formatInstant, formatList, formatMoney } from '@/lib/i18n/format'
import type { Transaction } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import type { BookingRow, OrderRow } from '@/lib/server/orders/repo'
import { refundsOf } from '@/lib/server/payments/refund-repo'
import { bookingWords, depositOf } from './booking-words'

interface Sum {
  amount: number
  currency: string
}

const money = ({ amount, currency }: Sum) => formatMoney(moneyOf(amount, currency))

function common(order: OrderRow) {
  return {
    to: order.lead.email,
    locale: order.locale,
    values: {
      name: order.lead.first_name,
      reference: order.reference,
      order_id: order.id,
      total: money({ amount: order.total, currency: order.currency }),
    },
  }
}

/** Bookings as blocks of lines, an empty line between them. */
const words = (order: OrderRow, bookings: readonly BookingRow[]) =>
  bookings.map((booking) => bookingWords(booking, order.locale)).join('\n\n')

function deposit(bookings: readonly BookingRow[]): Record<string, string> {
  const left = depositOf(bookings)
  return left ? { deposit: formatMoney(left) } : {}
}

/** What of an order went back, or is on its way, before all of it was confirmed: in words, '' where it is nothing. */
async function goneBack(db: Transaction, order: OrderRow): Promise<string> {
  const back = (await refundsOf(order.id, db)).filter(({ refund }) => refund.state !== 'failed')
  const sums = [...Map.groupBy(back, ({ refund }) => refund.currency)].map(([currency, all]) =>
    money({ amount: all.reduce((sum, { refund }) => sum + refund.amount, 0), currency }),
  )
  return formatList(sums, order.locale)
}

/**
 * That an order is paid: what is confirmed, and what the operator still has to confirm.
 * @param answerBy until when the operator answers
 */
export async function mailConfirmed(
  db: Transaction,
  order: OrderRow,
  confirmed: readonly BookingRow[],
  waiting: readonly BookingRow[],
  answerBy: Date | null = null,
): Promise<void> {
  const { values, ...rest } = common(order)
  await enqueueMail(db, {
    ...rest,
    template: 'order-confirmed',
    values: {
      ...values,
      ...deposit([...confirmed, ...waiting]),
      confirmed: words(order, confirmed),
      waiting: words(order, waiting),
      back: await goneBack(db, order),
      answer_by: answerBy ? formatInstant(answerBy, order.locale, waiting[0]?.timeZone ?? 'UTC') : '',
    },
  })
}

/** That an order waits for its payment until a pay-by time. */
export async function mailPending(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
  payBy: Date,
): Promise<void> {
  const { values, ...rest } = common(order)
  await enqueueMail(db, {
    ...rest,
    template: 'order-pending',
    values: {
      ...values,
      ...deposit(bookings),
      items: words(order, bookings),
      pay_by: formatInstant(payBy, order.locale, bookings[0]?.timeZone ?? 'UTC'),
    },
    expires_at: payBy.toISOString(),
  })
}

/** That a gateway did not take money back, so that a person sends it. */
export async function mailRefundFailed(
  db: Transaction,
  order: OrderRow,
  refund: Sum,
  method: string,
): Promise<void> {
  const { values, ...rest } = common(order)
  await enqueueMail(db, {
    ...rest,
    template: 'refund-failed',
    values: { ...values, refund: money(refund), method },
  })
}

/** That money went back. */
export async function mailRefunded(db: Transaction, order: OrderRow, refund: Sum): Promise<void> {
  const { values, ...rest } = common(order)
  await enqueueMail(db, {
    ...rest,
    template: 'refund-done',
    values: { ...values, refund: money(refund) },
  })
}
