import type { Option } from '@/lib/contract/catalog'
import { type StayPrice, stayPrice } from '@/lib/domain/stay-price'
import { type DayLookup, pricesOf, serviceDays } from './reconcile-selection'
import type { Choice } from './selection-draft'

/** The chosen nights in an option, whichever is chosen; null where it sells no nights or has none on all of them. */
export function stayTotal(choice: Choice, option: Option, day: DayLookup): StayPrice | null {
  const [main] = option.units
  if (option.inventory !== 'NIGHTLY' || !main) return null
  const nights = serviceDays(choice, option)
  if (nights.length === 0 || nights.some((date) => day(date)?.status !== 'available')) return null
  const prices = pricesOf(choice, option, day)?.flatMap((units) => units[main.code] ?? [])
  if (prices?.length !== nights.length) return null
  return stayPrice(prices, Math.max(choice.quantities[main.code] ?? 0, option.min_units))
}
