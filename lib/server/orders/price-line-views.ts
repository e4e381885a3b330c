import { inLocale, type Locale } from '@/lib/domain/locale'
import { moneyOf } from '@/lib/domain/money'
import type { BookingRow, UnitItemRow } from './repo'

/** Returns the promo discount of a booking; null if there is none. */
export function discountOf(lines: BookingRow['lines'], currency: string) {
  const amount = lines.reduce((sum, { discount = 0 }) => sum + discount, 0)
  return amount > 0 ? moneyOf(amount, currency) : null
}

/**
 * Returns the price lines with their cancelled quantities: one deposit with each unit item, extras only with
 * the last.
 */
export function priceLineViews(
  { lines, currency }: BookingRow,
  locale: Locale,
  items: readonly UnitItemRow[],
) {
  const cancelled = items.filter(({ cancelledAt }) => cancelledAt !== null)
  return lines.map(({ unit, label, quantity, amount, deposit = false }) => {
    const own = unit === null ? cancelled : cancelled.filter(({ unitCode }) => unitCode === unit)
    const once = unit === null && !deposit
    return {
      label: inLocale(label, locale),
      deposit,
      quantity,
      cancelled: once ? (cancelled.length === items.length ? quantity : 0) : Math.min(quantity, own.length),
      price: moneyOf(amount, currency),
    }
  })
}
