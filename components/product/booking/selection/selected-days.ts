import type { AvailabilityDay } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { rangeDates } from '@/lib/domain/date-range'
import type { LocalDate } from '@/lib/domain/local-date'
import { requiredDateInputs } from '@/lib/domain/selection'
import type { UnitPrices } from '@/lib/domain/selection-total'
import type { SelectionDraft } from './selection-draft'

/** Looks up the availability of a day; undefined if not loaded (yet). */
export type DayLookup = (date: LocalDate) => AvailabilityDay | undefined

const isNightly = (option: Option) => option.inventory === 'NIGHTLY'

/** Returns the charged days, as far as chosen. */
export function serviceDays(selection: SelectionDraft, option: Option): LocalDate[] {
  if (!selection.date) return []
  if (!requiredDateInputs(option.window).range) return [selection.date]
  return selection.endDate ? rangeDates(selection.date, selection.endDate, isNightly(option)) : []
}

/** Returns the unit prices of each charged day; null if one is not loaded. */
export function pricesOf(selection: SelectionDraft, option: Option, day: DayLookup): UnitPrices[] | null {
  if (option.window === 'NONE')
    return [Object.fromEntries(option.units.map(({ code, price }) => [code, price]))]
  const days = serviceDays(selection, option).map((date) => day(date)?.prices)
  const known = days.filter((prices) => prices !== undefined)
  return known.length > 0 && known.length === days.length ? known : null
}

/** Returns the places left for a selection; null if unlimited or not loaded. */
export function placesLeft(
  selection: SelectionDraft,
  option: Option,
  day: DayLookup,
  stock: number | null,
): number | null {
  if (option.window === 'NONE') return stock
  const lefts = serviceDays(selection, option).map((date) => {
    const known = day(date)
    return known?.times.find(({ time }) => time === selection.time)?.left ?? known?.left ?? null
  })
  const limits = lefts.filter((left) => left !== null)
  return limits.length > 0 ? Math.min(...limits) : null
}
