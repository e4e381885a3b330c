import type { AvailabilityDay } from '@/lib/contract/catalog'
import { MINOR_UNIT } from '@/lib/domain/currency'
import type { Money } from '@/lib/domain/money'
import { formatMoney } from '@/lib/i18n/format'

/**
 * An amount for the cell of a day: no sign, cents only below a hundred, and short from six digits on. The exact
 * price is in the label of the day and on the ticket.
 */
export function cellPrice({ amount, currency }: Money): string {
  const major = amount / 10 ** MINOR_UNIT[currency]
  const digits = major < 100 && !Number.isInteger(major) ? 2 : 0
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(major >= 100_000 && { notation: 'compact', maximumFractionDigits: 1 }),
  }).format(major)
}

/** The exact price of a day for its name, which must hold what the cell shows of it. */
export function spokenPrice(price: Money): string {
  const [shown, exact] = [cellPrice(price), formatMoney(price)]
  return exact.includes(shown) ? exact : `${shown} (${exact})`
}

/** The lowest of some prices; null where they are all the same, since nothing is cheap then. */
export function lowestPrice(prices: readonly Money[]): number | null {
  const amounts = prices.map(({ amount }) => amount)
  const lowest = Math.min(...amounts)
  return amounts.some((amount) => amount !== lowest) ? lowest : null
}

/** So many places, or fewer, are worth saying. */
const FEW = 9

/** How many places a day has left that is sold; null where they are many or without limit. */
export function fewLeft({
  day,
  price,
}: {
  day: Pick<AvailabilityDay, 'left'>
  price: Money | null
}): number | null {
  return price !== null && day.left !== null && day.left > 0 && day.left <= FEW ? day.left : null
}
