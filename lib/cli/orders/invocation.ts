import type { parseArgs } from 'node:util'
import { ApiError } from '@/lib/contract/error'
import { type BookingRow, bookingsOf, type OrderRow } from '@/lib/server/orders/repo'
import { attemptsOf, findAnyOrder } from '@/lib/server/orders/staff-repo'
import { Misused } from './arguments'

export const OPTIONS = {
  status: { type: 'string' },
  limit: { type: 'string', default: '20' },
  refunds: { type: 'boolean' },
  deposits: { type: 'boolean' },
  unmatched: { type: 'boolean' },
  outbox: { type: 'boolean' },
  keep: { type: 'string' },
  goods: { type: 'boolean' },
  overdue: { type: 'boolean' },
  state: { type: 'string' },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  booking: { type: 'string' },
  coach: { type: 'string', default: '' },
  seats: { type: 'string', default: '' },
  return: { type: 'boolean', default: false },
  travellers: { type: 'string' },
  'full-refund': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  amount: { type: 'string' },
  refund: { type: 'string' },
  done: { type: 'boolean' },
  elsewhere: { type: 'boolean' },
  goodwill: { type: 'boolean' },
  recorded: { type: 'boolean' },
  failed: { type: 'boolean' },
  again: { type: 'boolean' },
  reason: { type: 'string', default: '' },
  reference: { type: 'string', default: '' },
  by: { type: 'string' },
  format: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  date: { type: 'string' },
  currency: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  chart: { type: 'string' },
  'buyer-name': { type: 'string' },
  'buyer-address': { type: 'string' },
  'buyer-tax-id': { type: 'string', default: '' },
  'buyer-branch': { type: 'string', default: '' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

/** One call of the command. */
export interface Invocation {
  values: Values
  target: string | undefined
}

export function staffMember({ values }: Invocation): { staffMember: string } {
  const name = values.by?.trim()
  if (!name) throw new Misused('Missing: --by NAME')
  return { staffMember: name }
}

export function reasonOf({ values }: Invocation): string {
  return values.reason.trim()
}

export function requireReason(invocation: Invocation): string {
  const reason = reasonOf(invocation)
  if (reason === '') throw new Misused('Missing: --reason TEXT')
  return reason
}

export async function requestedOrder({ target }: Invocation): Promise<OrderRow> {
  if (!target) throw new Misused('Missing: ORDER')
  const order = await findAnyOrder(target)
  if (!order) throw new Misused(`There is no order ${target}.`)
  return order
}

/** Returns the entry with a number that `show` prints. @throws Misused */
export function byNumber<T>(all: readonly T[], text: string, what: string): T {
  const one = /^\d+$/.test(text) ? all[Number(text) - 1] : undefined
  if (!one) throw new Misused(`There is no ${what} ${text}.`)
  return one
}

export async function requestedBooking(
  order: OrderRow,
  { values }: Invocation,
): Promise<{ booking: BookingRow; bookings: BookingRow[] }> {
  const bookings = await bookingsOf([order.id])
  if (!values.booking && bookings.length > 1)
    throw new Misused('The order has more than one booking: --booking N')
  return { booking: byNumber(bookings, values.booking ?? '1', 'booking'), bookings }
}

/** The currency in which an order was charged. */
export async function currencyOf(order: OrderRow): Promise<string> {
  const paid = (await attemptsOf(order.id)).find(({ state }) => state === 'paid')
  return paid?.currency ?? order.currency
}

export const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND'
