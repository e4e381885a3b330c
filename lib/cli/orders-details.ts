import { majorUnits, moneyOf } from '@/lib/domain/money'

/** An amount as the command takes and tells it: '1290.00 THB'. */
export function sum(amount: number, currency: string): string {
  return `${majorUnits(moneyOf(amount, currency))} ${currency}`
}

/** A moment as the command tells it. */
export const at = (moment: Date) => `${moment.toISOString().replace('T', ' ').slice(0, 16)} UTC`

interface Sum {
  amount: number
  currency: string
}

const isSum = (value: unknown): value is Sum =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value

const moved = (value: unknown, words: string) =>
  isSum(value) && value.amount > 0 ? `${sum(value.amount, value.currency)} ${words}` : ''

/**
 * What was written down about something done by hand, as a line: 'booking 1 · 2 given up · 100.00 THB back · storm'.
 * @param numberOf the number of a booking that 'show' tells
 */
export function detailWords(details: Record<string, unknown>, numberOf: (id: string) => number): string {
  const { booking, unit_items: items, amount, currency, refund, waived, back, kept } = details
  const { invoice, state, asked, reason } = details
  return [
    typeof booking === 'string' && `booking ${numberOf(booking)}`,
    Array.isArray(items) && `${items.length} given up`,
    typeof refund === 'string' && `refund ${refund}`,
    typeof amount === 'number' && typeof currency === 'string' && sum(amount, currency),
    moved(refund, 'back'),
    waived === true && 'whatever the policy keeps',
    moved(back, 'back'),
    moved(kept, 'kept'),
    typeof invoice === 'string' && invoice,
    state !== undefined && (state === null ? 'the gateway could not be asked' : `the gateway says ${state}`),
    typeof asked === 'number' && `${asked} asked about`,
    typeof reason === 'string' && reason,
  ]
    .filter(Boolean)
    .join(' · ')
}
