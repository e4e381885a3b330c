import { BOOKING_STATUSES } from '@/lib/domain/booking'
import { openDeposits } from '@/lib/server/orders/deposit-repo'
import { newestOrders, openRefunds, openUnmatchedCaptures } from '@/lib/server/orders/staff-repo'
import { failingRows } from '@/lib/server/outbox/repo'
import { print } from '../output'
import { Misused, parseLimit } from './arguments'
import { at, sum } from './details'
import type { Invocation } from './invocation'
import { goodsLines, overdueLines } from './list-goods'
import { outboxLine } from './outbox-line'

export function printAll(lines: ReadonlyArray<ReadonlyArray<string | null>>, none: string): void {
  if (lines.length === 0) print(none)
  for (const line of lines) print(line.join(' · '))
}

/** Prints the newest orders, or what one of the flags names. */
export async function list({ values }: Invocation): Promise<void> {
  const limit = parseLimit(values.limit)
  if (values.refunds) {
    const open = (await openRefunds(limit)).map(({ refund, reference, gateway }) => [
      reference,
      refund.id,
      refund.state,
      sum(refund.amount, refund.currency),
      gateway,
      `since ${at(refund.sentAt ?? refund.createdAt)}`,
    ])
    return printAll(open, 'No open refunds.')
  }
  if (values.deposits) {
    const open = (await openDeposits(limit)).map(({ booking, reference }) => [
      reference,
      `booking ${booking.position + 1}`,
      booking.snapshot.name.en,
      booking.localEndDate,
    ])
    return printAll(open, 'No deposits to return.')
  }
  if (values.goods) return printAll(await goodsLines(values.state, limit), 'No goods are open.')
  if (values.overdue) return printAll(await overdueLines(limit), 'Nothing is overdue.')
  if (values.unmatched) {
    const open = (await openUnmatchedCaptures(limit)).map((capture) => [
      capture.id,
      at(capture.receivedAt),
      capture.gateway,
      capture.invoiceNumber || 'no invoice number',
      capture.gatewayReference || 'no reference',
      capture.amount === null || capture.currency === null
        ? 'no amount'
        : sum(capture.amount, capture.currency),
      capture.reason.replace('_', ' '),
    ])
    return printAll(open, 'No unmatched captures.')
  }
  if (values.outbox) return printAll((await failingRows(limit)).map(outboxLine), 'Nothing fails.')
  const filter = BOOKING_STATUSES.find((status) => status === values.status) ?? null
  if (values.status && !filter) throw new Misused(`--status must be one of ${BOOKING_STATUSES.join(', ')}.`)
  const newest = (await newestOrders(filter, limit)).map(({ order, status }) => [
    order.reference,
    status,
    sum(order.total, order.currency),
    at(order.createdAt),
  ])
  printAll(newest, 'No orders found.')
}
