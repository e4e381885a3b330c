import { moneyOf } from '@/lib/domain/money'
import { formatInstant, formatList, formatMoney } from '@/lib/i18n/format'
import { zoneName } from '@/lib/i18n/time-zone-name'
import type { Transaction } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { bookingWords, depositOf } from '@/lib/server/orders/booking-text'
import { orderCharge } from '@/lib/server/orders/order-charge'
import type { BookingRow, OrderRow } from '@/lib/server/orders/repo'
import { offeredOptions } from '@/lib/server/payments'
import { type RefundRow, refundsOf } from '@/lib/server/payments/refund-repo'
import type { AttemptRow } from '@/lib/server/payments/repo'
import { paidAttempt } from '@/lib/server/payments/repo'

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

/** A moment by the clock of the first of some places, and by whose clock that is: they may be in several zones. */
function moment(
  name: 'pay_by' | 'answer_by',
  at: Date,
  { locale }: OrderRow,
  bookings: readonly BookingRow[],
) {
  const there = bookings[0]?.timeZone ?? 'UTC'
  return { [name]: formatInstant(at, locale, there), zone: zoneName(there, at, locale) }
}

/** Bookings as blocks of lines, an empty line between them. */
const words = (order: OrderRow, bookings: readonly BookingRow[], attempt: AttemptRow | null) =>
  bookings
    .map((booking) => bookingWords(booking, order.locale, depositOf([booking], order, attempt)))
    .join('\n\n')

function deposit(
  order: OrderRow,
  bookings: readonly BookingRow[],
  attempt: AttemptRow | null,
): Record<string, string> {
  const left = depositOf(bookings, order, attempt)
  return left ? { deposit: formatMoney(left) } : {}
}

/**
 * What of an order goes back, by the gateway or by a person whom it left it to, before all of it was confirmed: in
 * words, '' where it is nothing.
 */
async function goingBack(db: Transaction, order: OrderRow): Promise<string> {
  const asked = (await refundsOf(order.id, db)).map(({ refund }) => refund)
  const isRequestedAgain = ({ bookingId, createdAt }: RefundRow) =>
    asked.some((later) => later.bookingId === bookingId && later.createdAt > createdAt)
  const back = asked.filter((refund) => refund.state !== 'failed' || !isRequestedAgain(refund))
  const sums = [...Map.groupBy(back, ({ currency }) => currency)].map(([currency, all]) =>
    money({ amount: all.reduce((sum, { amount }) => sum + amount, 0), currency }),
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
  const attempt = await paidAttempt(db, order.id)
  await enqueueMail(db, {
    ...rest,
    template: 'order-confirmed',
    values: {
      ...values,
      charge: attempt && attempt.currency !== order.currency ? money(attempt) : '',
      ...deposit(order, [...confirmed, ...waiting], attempt),
      confirmed: words(order, confirmed, attempt),
      waiting: words(order, waiting, attempt),
      back: await goingBack(db, order),
      ...(answerBy ? moment('answer_by', answerBy, order, waiting) : { answer_by: '', zone: '' }),
    },
  })
}

/** What the ways to pay that are offered charge where they do not take the order's currency, and whether none does. */
function otherCharge(order: OrderRow, bookings: readonly BookingRow[]) {
  const charges = offeredOptions()
    .filter(({ key }) => key !== 'pay_later')
    .map(({ key }) => orderCharge(order, bookings, key))
  const others = charges.filter(({ currency }) => currency !== order.currency)
  return {
    charge: formatList([...new Set(others.map(money))], order.locale),
    charged_by: others.length === charges.length ? 'all' : 'some',
  }
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
      ...deposit(order, bookings, null),
      items: words(order, bookings, null),
      ...otherCharge(order, bookings),
      ...moment('pay_by', payBy, order, bookings),
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
