import { moneyOf } from '@/lib/domain/money'
import { formatDate, formatInstant, formatMoney } from '@/lib/i18n/format'
import { translator } from '@/lib/i18n/translate'
import type { Transaction } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import type { BookingRow, OrderRow } from '@/lib/server/orders/repo'

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

/** What a booking is, and of a trip each way on a line of its own. */
function linesOf({ locale }: OrderRow, { snapshot }: BookingRow): string[] {
  const t = translator(locale)
  const legs = (snapshot.legs ?? []).map(({ from, to, option, date, time }) =>
    t('arrangement.leg', {
      from: from[locale],
      to: to[locale],
      option: option[locale],
      when: [date && formatDate(date, locale), time].filter(Boolean).join(' '),
    }),
  )
  return [snapshot.name[locale], ...legs]
}

const names = (order: OrderRow, bookings: readonly BookingRow[]) =>
  bookings.flatMap((booking) => linesOf(order, booking)).join('\n')

/** That an order is paid: what is confirmed, and what the operator still has to confirm. */
export async function mailConfirmed(
  db: Transaction,
  order: OrderRow,
  confirmed: readonly BookingRow[],
  waiting: readonly BookingRow[],
): Promise<void> {
  const { values, ...rest } = common(order)
  await enqueueMail(db, {
    ...rest,
    template: 'order-confirmed',
    values: { ...values, confirmed: names(order, confirmed), waiting: names(order, waiting) },
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
      items: names(order, bookings),
      pay_by: formatInstant(payBy, order.locale, bookings[0]?.timeZone ?? 'UTC'),
    },
    expires_at: payBy.toISOString(),
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
