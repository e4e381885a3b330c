import type { Option } from '@/lib/contract/option'
import { type StayPrice, stayPrice } from '@/lib/domain/stay-price'
import { type DayLookup, pricesOf, serviceDays } from './selected-days'
import type { SelectionDraft } from './selection-draft'

/** Returns the price of the selected nights in an option; null if not nightly or not available on all. */
export function stayTotal(selection: SelectionDraft, option: Option, day: DayLookup): StayPrice | null {
  const [main] = option.units
  if (option.inventory !== 'NIGHTLY' || !main) return null
  const nights = serviceDays(selection, option)
  if (nights.length === 0 || nights.some((date) => day(date)?.status !== 'available')) return null
  const prices = pricesOf(selection, option, day)?.flatMap((units) => units[main.code] ?? [])
  if (prices?.length !== nights.length) return null
  return stayPrice(prices, Math.max(selection.quantities[main.code] ?? 0, option.min_units))
}
