import type { AvailabilityDay, Option } from '@/lib/contract/catalog'
import { rangeDates } from '@/lib/domain/date-range'
import type { LocalDate } from '@/lib/domain/local-date'
import { requiredDateInputs } from '@/lib/domain/selection'
import type { UnitPrices } from '@/lib/domain/selection-total'
import type { SelectionDraft } from './selection-draft'

/** Looks up the availability of a day; undefined if not loaded (yet). */
export type DayLookup = (date: LocalDate) => AvailabilityDay | undefined

const isNightly = (option: Option) => option.inventory === 'NIGHTLY'

/** Returns the charged days, as far as chosen. */
export function serviceDays(choice: SelectionDraft, option: Option): LocalDate[] {
  if (!choice.date) return []
  if (!requiredDateInputs(option.window).range) return [choice.date]
  return choice.endDate ? rangeDates(choice.date, choice.endDate, isNightly(option)) : []
}

/** Returns a choice without its unavailable dates and times. */
export function settledChoice(choice: SelectionDraft, option: Option, day: DayLookup): SelectionDraft {
  if (!choice.date) return choice
  const gone = (date: LocalDate) => {
    const known = day(date)
    return known !== undefined && known.status !== 'available'
  }
  if (gone(choice.date)) return { ...choice, date: null, endDate: null, time: null }
  if (serviceDays(choice, option).some(gone)) return { ...choice, endDate: null }
  const times = day(choice.date)?.times
  const lost = times?.every(({ time, bookable }) => time !== choice.time || !bookable)
  return choice.time && lost ? { ...choice, time: null } : choice
}

/** Returns the unit prices of each charged day; null if one is not loaded. */
export function pricesOf(choice: SelectionDraft, option: Option, day: DayLookup): UnitPrices[] | null {
  if (option.window === 'NONE')
    return [Object.fromEntries(option.units.map(({ code, price }) => [code, price]))]
  const days = serviceDays(choice, option).map((date) => day(date)?.prices)
  const known = days.filter((prices) => prices !== undefined)
  return known.length > 0 && known.length === days.length ? known : null
}

/** Returns the places left for a choice; null if unlimited or not loaded. */
export function placesLeft(
  choice: SelectionDraft,
  option: Option,
  day: DayLookup,
  stock: number | null,
): number | null {
  if (option.window === 'NONE') return stock
  const lefts = serviceDays(choice, option).map((date) => {
    const known = day(date)
    return known?.times.find(({ time }) => time === choice.time)?.left ?? known?.left ?? null
  })
  const limits = lefts.filter((left) => left !== null)
  return limits.length > 0 ? Math.min(...limits) : null
}
