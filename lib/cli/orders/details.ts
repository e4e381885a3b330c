import { majorUnits, moneyOf } from '@/lib/domain/money'

/** Formats an amount as the command accepts and prints it: '1290.00 THB'. */
export function sum(amount: number, currency: string): string {
  return `${majorUnits(moneyOf(amount, currency))} ${currency}`
}

/** Formats a timestamp as the command prints it. */
export const at = (moment: Date) => `${moment.toISOString().replace('T', ' ').slice(0, 16)} UTC`

interface Sum {
  amount: number
  currency: string
}

const isSum = (value: unknown): value is Sum =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value

const moved = (value: unknown, verb: string) =>
  isSum(value) && value.amount > 0 ? `${sum(value.amount, value.currency)} ${verb}` : ''

/**
 * Formats the recorded details of a staff action: 'booking 1 · 2 cancelled · 100.00 THB refunded · storm'.
 * @param numberOf returns the number of a booking that 'show' prints
 */
export function formatDetails(details: Record<string, unknown>, numberOf: (id: string) => number): string {
  const { booking, unit_items: items, amount, currency, refund, waived, back } = details
  // `kept` is its name in rows of version 0.1, which are immutable.
  const withheld = details.withheld ?? details.kept
  const { invoice, state, asked, number, replaces, reference, reason, coach, seats } = details
  return [
    typeof booking === 'string' && `booking ${numberOf(booking)}`,
    Array.isArray(items) && `${items.length} cancelled`,
    typeof refund === 'string' && `refund ${refund}`,
    typeof amount === 'number' && typeof currency === 'string' && sum(amount, currency),
    moved(refund, 'refunded'),
    waived === true && 'cancellation fee waived',
    moved(back, 'returned'),
    moved(withheld, 'withheld'),
    typeof coach === 'string' && coach && `coach ${coach}`,
    typeof seats === 'string' && seats && `seats ${seats}`,
    typeof invoice === 'string' && invoice,
    state !== undefined && (state === null ? 'the gateway could not be queried' : `gateway state ${state}`),
    typeof number === 'string' && number,
    typeof replaces === 'string' && `replaces ${replaces}`,
    typeof reference === 'string' && `reference ${reference}`,
    typeof asked === 'number' && `${asked} checked`,
    typeof reason === 'string' && reason,
  ]
    .filter(Boolean)
    .join(' · ')
}
