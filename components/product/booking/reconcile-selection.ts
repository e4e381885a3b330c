import type { AvailabilityDay, Option } from '@/lib/contract/catalog'
import { rangeDates } from '@/lib/domain/date-range'
import type { LocalDate } from '@/lib/domain/local-date'
import { asks } from '@/lib/domain/selection'
import type { UnitPrices } from '@/lib/domain/selection-total'
import type { Choice } from './selection-draft'

/** What is known of a day; undefined where nothing is (yet). */
export type DayLookup = (date: LocalDate) => AvailabilityDay | undefined

const isNightly = (option: Option) => option.inventory === 'NIGHTLY'

/** Days that are paid for, as far as they are chosen. */
export function serviceDays(choice: Choice, option: Option): LocalDate[] {
  if (!choice.date) return []
  if (!asks(option.window).range) return [choice.date]
  return choice.endDate ? rangeDates(choice.date, choice.endDate, isNightly(option)) : []
}

/** A choice without the dates and times that turned out not to be for sale. */
export function settledChoice(choice: Choice, option: Option, day: DayLookup): Choice {
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

/** Unit prices of each day that is paid for; null where one is not known. */
export function pricesOf(choice: Choice, option: Option, day: DayLookup): UnitPrices[] | null {
  if (option.window === 'NONE')
    return [Object.fromEntries(option.units.map(({ code, price }) => [code, price]))]
  const days = serviceDays(choice, option).map((date) => day(date)?.prices)
  const known = days.filter((prices) => prices !== undefined)
  return known.length > 0 && known.length === days.length ? known : null
}

/** Places that are left for a choice; null where there is no limit or it is not known. */
export function placesLeft(
  choice: Choice,
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
