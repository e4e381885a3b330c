import { orderStatus } from '@/lib/domain/booking'
import { hasGoods } from '@/lib/domain/goods'
import { type BookingChangeRow, bookingChangesOf } from '@/lib/server/orders/booking-change-repo'
import { cancellationsOf } from '@/lib/server/orders/cancellation-repo'
import { goodsOf } from '@/lib/server/orders/goods-repo'
import { bookingsOf, type OrderRow, unitItemsOf } from '@/lib/server/orders/repo'
import { attemptsOf, notificationsOf, staffActionsOf } from '@/lib/server/orders/staff-repo'
import { taxDocumentsOf } from '@/lib/server/orders/tax-document-repo'
import { eventsOf, vouchersOf } from '@/lib/server/orders/voucher-repo'
import { capturesOf } from '@/lib/server/payments/capture-repo'
import { refundsOf } from '@/lib/server/payments/refund-repo'
import { print } from '../output'
import { at, formatDetails, sum } from './details'
import { goodsHistory, goodsLine } from './goods-lines'
import { taxLine } from './tax-report'

function list(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  print(`\n${title}`)
  for (const line of lines) print(`  ${line}`)
}

async function printBookings(order: OrderRow): Promise<void> {
  const bookings = await bookingsOf([order.id])
  const ids = bookings.map(({ id }) => id)
  const [items, vouchers, goods] = await Promise.all([unitItemsOf(ids), vouchersOf(ids), goodsOf(ids)])
  for (const [index, booking] of bookings.entries()) {
    const when = [booking.localDate, booking.localTime?.slice(0, 5), booking.timeZone]
      .filter(Boolean)
      .join(' ')
    const code = vouchers.find(({ bookingId }) => bookingId === booking.id)?.code
    list(`Booking ${index + 1}: ${booking.snapshot.name.en} (${booking.status})`, [
      `${booking.snapshot.optionName.en} · ${when} · ${sum(booking.amount, booking.currency)}`,
      ...(code ? [`voucher ${code}`] : []),
      ...booking.seatAssignments.map(
        ({ coach, seats }, leg) =>
          `${leg === 0 ? 'outward' : 'return'}: coach ${coach || '–'}, seats ${seats || '–'}`,
      ),
      ...(hasGoods(booking) ? [goodsLine(goods.find(({ bookingId }) => bookingId === booking.id))] : []),
      ...(booking.status === 'paid' && booking.supplierReplyDueAt
        ? [`supplier reply due by ${at(booking.supplierReplyDueAt)}`]
        : []),
      ...items
        .filter(({ bookingId }) => bookingId === booking.id)
        .map(
          ({ label, travellerName, companions, cancelledAt }, n) =>
            `${n + 1}. ${[label.en, ...[travellerName, ...companions.map(({ name }) => name)].filter(Boolean)].join(' ')}${cancelledAt ? `, cancelled ${at(cancelledAt)}` : ''}`,
        ),
    ])
  }
}

async function printMoney(order: OrderRow): Promise<void> {
  const attempts = await attemptsOf(order.id)
  list(
    'Payments',
    await Promise.all(
      attempts.map(async (attempt) => {
        const captured = (await capturesOf(attempt.id)).map(
          ({ amount, currency, outcome }) =>
            `captured ${sum(amount, currency)}${outcome === 'paid' ? '' : ` (${outcome.replace('_', ' ')})`}`,
        )
        return [
          attempt.invoiceNumber,
          attempt.optionKey,
          attempt.state,
          `requested ${sum(attempt.amount, attempt.currency)}`,
          ...(captured.length > 0 ? captured : ['nothing captured']),
        ].join(' · ')
      }),
    ),
  )
  const notifications = await notificationsOf(attempts.map(({ invoiceNumber }) => invoiceNumber))
  list(
    'Notifications',
    notifications.map(
      (notification) =>
        `${at(notification.receivedAt)} ${notification.gateway} ${notification.eventId} ${notification.invoiceNumber}`,
    ),
  )
  list(
    'Refunds',
    (await refundsOf(order.id)).map(
      ({ refund, optionKey }) =>
        `${refund.id} · ${sum(refund.amount, refund.currency)} to ${optionKey} · ${refund.state}${refund.paidElsewhere ? ' elsewhere' : ''} · ${refund.reason}`,
    ),
  )
}

async function printTaxDocuments(order: OrderRow): Promise<void> {
  const documents = await taxDocumentsOf(order.id)
  list(
    'Tax documents',
    documents.map((document) =>
      taxLine({
        ...document,
        replacedBy: documents.find(({ replacesId }) => replacesId === document.id)?.number ?? null,
      }),
    ),
  )
}

/** What a customer changed, with the code of the voucher that admits no more. */
function changeLine({ kind, replacedCode, refundedAmount, currency, ...change }: BookingChangeRow): string {
  const visit = (...parts: Array<string | null | undefined>) => parts.filter(Boolean).join(' ')
  const dates =
    kind === 'date'
      ? ` from ${visit(change.dateBefore, change.timeBefore?.slice(0, 5))} to ${visit(change.dateAfter, change.timeAfter?.slice(0, 5))}`
      : ''
  const refunded = refundedAmount > 0 ? `, ${sum(refundedAmount, currency)} refunded` : ''
  return `${kind} changed${dates} by customer${refunded}, voucher ${replacedCode} replaced`
}

async function printHistory(order: OrderRow): Promise<void> {
  const bookings = await bookingsOf([order.id])
  const ids = bookings.map(({ id }) => id)
  const number = (id: string) => ids.indexOf(id) + 1
  const by = (actor: string, name: string | null, reason: string | null) =>
    [name ? `${actor} ${name}` : actor, reason].filter(Boolean).join(': ')
  const events = (await eventsOf(ids)).map(
    ({ bookingId, to, actor, staffMember, reason, occurredAt: when }) => ({
      when,
      line: `booking ${number(bookingId)} ${to} by ${by(actor, staffMember, reason)}`,
    }),
  )
  const cancellations = (await cancellationsOf(ids)).map((cancelled) => ({
    when: cancelled.createdAt,
    line: `booking ${number(cancelled.bookingId)} ${cancelled.isFull ? 'cancelled in full' : `cancelled: ${cancelled.unitItemIds.length}`}, ${sum(cancelled.refundedAmount, cancelled.currency)} of ${sum(cancelled.paidAmount, cancelled.currency)} refunded, by ${by(cancelled.actor, cancelled.staffMember, cancelled.reason)}`,
  }))
  const actions = (await staffActionsOf(order.id)).map(
    ({ occurredAt: when, staffMember, action, details }) => ({
      when,
      line: [`${staffMember}: ${action}`, formatDetails(details, number)].filter(Boolean).join(' · '),
    }),
  )
  const goods = await goodsHistory(ids, number)
  const changes = (await bookingChangesOf(ids)).map((change) => ({
    when: change.createdAt,
    line: `booking ${number(change.bookingId)} ${changeLine(change)}`,
  }))
  const all = [...events, ...cancellations, ...changes, ...goods, ...actions].sort(
    (a, b) => a.when.getTime() - b.when.getTime(),
  )
  list(
    'History',
    all.map(({ when, line }) => `${at(when)} ${line}`),
  )
}

/** Prints everything about an order. */
export async function printOrder(order: OrderRow): Promise<void> {
  const status = orderStatus((await bookingsOf([order.id])).map((booking) => booking.status))
  print(
    `${order.reference} · ${status} · ${sum(order.total, order.currency)} · ordered ${at(order.createdAt)}`,
  )
  print(
    [order.lead.first_name, order.lead.last_name, order.lead.email, order.lead.phone]
      .filter(Boolean)
      .join(' · '),
  )
  await printBookings(order)
  await printMoney(order)
  await printTaxDocuments(order)
  await printHistory(order)
}
