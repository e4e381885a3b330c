import type { Money } from '@/lib/domain/money'
import { type DeadlineFormat, formatDeadline } from '../deadline'
import { formatMoney } from '../format'
import type { CancellationText, CancellationTranslate } from './translate'

/** A cancellation quote as the API returns it. */
interface Quote {
  booking_ids: readonly string[]
  paid: Money | null
  refund: Money | null
  already_refunded: Money | null
  deposit: Money | null
  fee_percent: number
  until: string | null
  until_shown: boolean
  method: string | null
  by_hand: boolean
}

interface QuoteRow {
  id: 'paid' | 'fee' | 'before' | 'refund'
  label: string
  amount: string
}

export interface QuoteText {
  /** The amounts; empty if nothing was paid. */
  rows: QuoteRow[]
  notes: CancellationText[]
}

const plain = (text: string): CancellationText => ({ text, moments: [] })

function rowsOf(quote: Quote, paid: Money, refund: Money, t: CancellationTranslate): QuoteRow[] {
  const before = quote.already_refunded?.amount ?? 0
  const less = (amount: number) => formatMoney({ ...paid, amount: -amount })
  const fee = paid.amount - refund.amount - before
  const row = (id: QuoteRow['id'], label: string, amount: string) => ({ id, label, amount })
  return [
    row('paid', t('quote.paid'), formatMoney(paid)),
    ...(fee > 0 ? [row('fee', t('quote.fee', { percent: quote.fee_percent }), less(fee))] : []),
    ...(before > 0 ? [row('before', t('quote.before'), less(before))] : []),
    row('refund', t('quote.refund'), formatMoney(refund)),
  ]
}

function untilText(until: string, t: CancellationTranslate, format: DeadlineFormat): CancellationText {
  const { there, here } = formatDeadline(until, format)
  return here === null
    ? { text: t('quote.until', { there }), moments: [there] }
    : { text: t('quote.untilBoth', { there, here }), moments: [there, here] }
}

/**
 * Returns what cancelling would refund now, how, and until when.
 * @param isUnpaid whether the order is still to be paid
 */
export function quoteText(
  quote: Quote,
  isUnpaid: boolean,
  t: CancellationTranslate,
  format: DeadlineFormat,
): QuoteText {
  const { booking_ids, paid, refund, deposit, until, until_shown, method, by_hand } = quote
  const count = booking_ids.length
  if (!paid || !refund) {
    const unpaid = count > 1 ? t('quote.unpaidAll', { count }) : t('quote.unpaid')
    return { rows: [], notes: [plain(isUnpaid ? unpaid : t('quote.free'))] }
  }
  const sentTo = t(by_hand ? 'quote.byHand' : 'quote.to', { method: method ?? '' })
  return {
    rows: rowsOf(quote, paid, refund, t),
    notes: [
      ...(deposit ? [plain(t('quote.deposit', { deposit: formatMoney(deposit) }))] : []),
      plain(refund.amount > 0 ? sentTo : t('quote.nothing')),
      ...(until ? [untilText(until, t, format)] : []),
      ...(until_shown ? [plain(t('quote.untilViewed'))] : []),
    ],
  }
}
