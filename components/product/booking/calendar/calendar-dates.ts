import type { AvailabilityDay } from '@/lib/contract/catalog'
import { MINOR_UNIT } from '@/lib/domain/currency'
import type { Money } from '@/lib/domain/money'
import { formatMoney, formatWhole } from '@/lib/i18n/format'

/** On first use: few calendars have such prices. */
let compact: Intl.NumberFormat | undefined

function formatCompact(number: number): string {
  compact ??= new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
  return compact.format(number)
}

/**
 * Formats an amount for a calendar cell: no currency, decimals only below 100, compact from six digits on.
 * The exact price is in the day's label and on the ticket.
 */
export function cellPrice({ amount, currency }: Money): string {
  const major = amount / 10 ** MINOR_UNIT[currency]
  if (major >= 100_000) return formatCompact(major)
  return major < 100 && !Number.isInteger(major) ? major.toFixed(2) : formatWhole(Math.round(major))
}

/** Returns the exact price for a day's label, which must contain the text of the cell. */
export function spokenPrice(price: Money): string {
  const [shown, exact] = [cellPrice(price), formatMoney(price)]
  return exact.includes(shown) ? exact : `${shown} (${exact})`
}

/** Returns the lowest amount; null if all prices are the same, since none stands out. */
export function lowestPrice(prices: readonly Money[]): number | null {
  const amounts = prices.map(({ amount }) => amount)
  const lowest = Math.min(...amounts)
  return amounts.some((amount) => amount !== lowest) ? lowest : null
}

/** Returns the places left on a day on sale; null if many or unlimited. */
export function fewLeft({
  day,
  price,
}: {
  day: Pick<AvailabilityDay, 'left' | 'few'>
  price: Money | null
}): number | null {
  return price !== null && day.few ? day.left : null
}
