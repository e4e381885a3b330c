import { moneyOf } from '@/lib/domain/money'
import type { CaptureOutcome } from '@/lib/domain/payment'
import { formatInstant, formatList, formatMoney } from '@/lib/i18n/format'
import { timeZoneName } from '@/lib/i18n/time-zone-name'
import type { Transaction } from '@/lib/server/db/client'
import { bookingText, depositOf } from '@/lib/server/orders/booking-text'
import { mailBuyer } from '@/lib/server/orders/mail-buyer'
import { reservationsValue } from '@/lib/server/orders/mail-reservations'
import { orderCharges } from '@/lib/server/orders/order-charge'
import type { BookingRow, OrderRow } from '@/lib/server/orders/repo'
import { type RefundRow, refundsOf } from '@/lib/server/payments/refund-repo'
import type { AttemptRow } from '@/lib/server/payments/repo'
import { paidAttempt } from '@/lib/server/payments/repo'

interface Sum {
  amount: number
  currency: string
}

const money = ({ amount, currency }: Sum) => formatMoney(moneyOf(amount, currency))

const common = (order: OrderRow) => ({ total: money({ amount: order.total, currency: order.currency }) })

/**
 * Formats a time in the time zone of the first booking, and names that zone, since bookings can be in
 * several.
 */
function moment(
  name: 'pay_by' | 'reply_by',
  at: Date,
  { locale }: OrderRow,
  bookings: readonly BookingRow[],
) {
  const timeZone = bookings[0]?.timeZone ?? 'UTC'
  return { [name]: formatInstant(at, locale, timeZone), zone: timeZoneName(timeZone, at, locale) }
}

/** Returns bookings as blocks of lines, separated by an empty line. */
const textOf = (order: OrderRow, bookings: readonly BookingRow[], attempt: AttemptRow | null) =>
  bookings
    .map((booking) => bookingText(booking, order.locale, depositOf([booking], order, attempt)))
    .join('\n\n')

function deposit(
  order: OrderRow,
  bookings: readonly BookingRow[],
  attempt: AttemptRow | null,
): Record<string, string> {
  const total = depositOf(bookings, order, attempt)
  return total ? { deposit: formatMoney(total) } : {}
}

/**
 * Returns the formatted refunds of an order, automatic or manual, requested before all of it was confirmed;
 * '' if there are none.
 */
async function refundsText(db: Transaction, order: OrderRow): Promise<string> {
  // What did not pay for the order is no part of what was paid.
  const requested = (await refundsOf(order.id, db))
    .filter(({ outcome }) => outcome === 'paid')
    .map(({ refund }) => refund)
  const isRetried = ({ bookingId, createdAt }: RefundRow) =>
    requested.some((newer) => newer.bookingId === bookingId && newer.createdAt > createdAt)
  const effective = requested.filter((refund) => refund.state !== 'failed' || !isRetried(refund))
  const sums = [...Map.groupBy(effective, ({ currency }) => currency)].map(([currency, all]) =>
    money({ amount: all.reduce((sum, { amount }) => sum + amount, 0), currency }),
  )
  return formatList(sums, order.locale)
}

/**
 * Mails the customer that an order is paid, with the bookings that are confirmed and those that the supplier
 * still has to confirm.
 * @param supplierReplyDueAt the supplier's deadline
 */
export async function mailConfirmed(
  db: Transaction,
  order: OrderRow,
  confirmed: readonly BookingRow[],
  waiting: readonly BookingRow[],
  supplierReplyDueAt: Date | null = null,
): Promise<void> {
  const attempt = await paidAttempt(db, order.id)
  const mail = {
    template: 'order-confirmed' as const,
    values: {
      ...common(order),
      charge: attempt && attempt.currency !== order.currency ? money(attempt) : '',
      ...deposit(order, [...confirmed, ...waiting], attempt),
      confirmed: textOf(order, confirmed, attempt),
      waiting: textOf(order, waiting, attempt),
      ...(await reservationsValue(db, order, [
        { bookings: confirmed, status: 'confirmed', hasVouchers: true },
        { bookings: waiting, status: 'pending' },
      ])),
      back: await refundsText(db, order),
      ...(supplierReplyDueAt
        ? moment('reply_by', supplierReplyDueAt, order, waiting)
        : { reply_by: '', zone: '' }),
    },
  }
  await mailBuyer(db, order, mail, { hasVoucher: confirmed.length > 0 })
}

/**
 * Returns the charges of the payment options that do not take the order's currency, and whether none does.
 */
function otherCharge(order: OrderRow, bookings: readonly BookingRow[]) {
  const charges = orderCharges(order, bookings)
    .filter(({ key }) => key !== 'pay_later')
    .map(({ charge }) => charge)
  const others = charges.filter(({ currency }) => currency !== order.currency)
  return {
    charge: formatList([...new Set(others.map(money))], order.locale),
    charged_by: others.length === charges.length ? 'all' : 'some',
  }
}

/** Mails the customer that an order waits for payment until a pay-by time. */
export async function mailPending(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
  payBy: Date,
): Promise<void> {
  await mailBuyer(db, order, {
    template: 'order-pending',
    values: {
      ...common(order),
      ...deposit(order, bookings, null),
      items: textOf(order, bookings, null),
      ...otherCharge(order, bookings),
      ...moment('pay_by', payBy, order, bookings),
    },
    expires_at: payBy.toISOString(),
  })
}

/** Mails the customer that a gateway rejected a refund, which staff will make manually. */
export async function mailRefundFailed(
  db: Transaction,
  order: OrderRow,
  refund: Sum,
  method: string,
): Promise<void> {
  await mailBuyer(db, order, {
    template: 'refund-failed',
    values: { ...common(order), refund: money(refund), method },
  })
}

/** A payment that goes back because it does not pay for its order. */
export interface ReturnedPayment {
  received: Sum
  /** What was to be paid. */
  due: Sum
  reason: CaptureOutcome
  /** Whether the order can still be paid. */
  isPayable: boolean
  /** Whether staff make the refund. */
  isByHand: boolean
  /** The label of the payment option. */
  method: string
}

/** Mails the customer why money goes back, how, and until when. */
export async function mailPaymentReturned(
  db: Transaction,
  order: OrderRow,
  { received, due, reason, isPayable, isByHand, method }: ReturnedPayment,
): Promise<void> {
  await mailBuyer(db, order, {
    template: 'payment-returned',
    values: {
      ...common(order),
      refund: money(received),
      due: money(due),
      reason,
      method,
      payable: isPayable ? 'payable' : '',
      by_hand: isByHand ? 'by_hand' : '',
    },
  })
}

/**
 * Mails the customer which bookings could not be supplied, and what goes back for them.
 * @param refund null if nothing was paid for them
 */
export async function mailNotSupplied(
  db: Transaction,
  order: OrderRow,
  failed: readonly BookingRow[],
  refund: (Sum & Pick<ReturnedPayment, 'method' | 'isByHand'>) | null,
): Promise<void> {
  await mailBuyer(db, order, {
    template: 'not-supplied',
    values: {
      ...common(order),
      items: textOf(order, failed, null),
      ...(await reservationsValue(db, order, [{ bookings: failed, status: 'cancelled' }])),
      refund: refund ? money(refund) : '',
      method: refund?.method ?? '',
      by_hand: refund?.isByHand ? 'by_hand' : '',
    },
  })
}

/** Mails the customer that staff check a payment. @param received null if the gateway sent no amount */
export async function mailPaymentChecked(
  db: Transaction,
  order: OrderRow,
  received: { amount: number; currency: string } | null,
): Promise<void> {
  await mailBuyer(db, order, {
    template: 'payment-checked',
    values: { ...common(order), received: received ? money(received) : '' },
  })
}

/** Mails the customer that staff refund a part of an order that remains booked, and how. */
export async function mailRefundRequested(
  db: Transaction,
  order: OrderRow,
  refund: Sum,
  { method, isByHand }: Pick<ReturnedPayment, 'method' | 'isByHand'>,
): Promise<void> {
  await mailBuyer(db, order, {
    template: 'refund-requested',
    values: { ...common(order), refund: money(refund), method, by_hand: isByHand ? 'by_hand' : '' },
  })
}

/** Mails the customer that a refund was made. @param isElsewhere staff paid what the gateway had rejected in another way */
export async function mailRefunded(
  db: Transaction,
  order: OrderRow,
  refund: Sum,
  isElsewhere: boolean,
): Promise<void> {
  await mailBuyer(db, order, {
    template: 'refund-done',
    values: { ...common(order), refund: money(refund), elsewhere: isElsewhere ? 'elsewhere' : '' },
  })
}
