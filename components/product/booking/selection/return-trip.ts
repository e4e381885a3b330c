import type { AvailabilityDay } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { returnsTooEarly } from '@/lib/domain/trip'
import { reconcileSelection } from './reconcile-selection'
import type { DayLookup } from './selected-days'
import type { SelectionDraft } from './selection-draft'

/** Returns the options with the same route as the given one; all options if there are no routes. */
export function optionsOfRoute(options: Option[], { route }: Option): Option[] {
  return options.filter((option) => option.route?.from === route?.from && option.route?.to === route?.to)
}

/** Returns the option of the return trip; null if the selection is one-way. */
export function returnOption(
  options: Option[],
  { route }: Option,
  { bookingDetails }: Pick<SelectionDraft, 'bookingDetails'>,
): Option | null {
  return (bookingDetails.return && options.find(({ id }) => id === route?.opposite)) ?? null
}

/** Returns the return trip as a separate selection. */
export function returnSelection(selection: SelectionDraft, option: Option): SelectionDraft {
  const { date = null, time = null } = selection.bookingDetails.return ?? {}
  return { ...selection, optionId: option.id, date, endDate: null, time }
}

/**
 * Returns a day of the return trip without departures before the outward arrival.
 * @param minutes duration of the outward trip
 */
export function returnDay(
  { date, time }: Pick<SelectionDraft, 'date' | 'time'>,
  minutes: number,
  day: AvailabilityDay,
): AvailabilityDay {
  const early = (at: string | null) =>
    date !== null && returnsTooEarly({ date, time }, { date: day.date, time: at }, minutes)
  const times = day.times.map((slot) => ({ ...slot, bookable: slot.bookable && !early(slot.time) }))
  const open = times.length > 0 ? times.some(({ bookable }) => bookable) : !early(null)
  return { ...day, times, status: day.status === 'available' && !open ? 'closed' : day.status }
}

/** Returns the days of the return trip without departures before the outward arrival. */
export function returnDays(
  out: Pick<SelectionDraft, 'date' | 'time'>,
  minutes: number,
  day: DayLookup,
): DayLookup {
  return (date) => {
    const found = day(date)
    return found && returnDay(out, minutes, found)
  }
}

/** Returns a selection without an unavailable return departure. */
export function reconcileReturn(selection: SelectionDraft, option: Option, day: DayLookup): SelectionDraft {
  const before = returnSelection(selection, option)
  const { date, time } = reconcileSelection(before, option, day)
  if (date === before.date && time === before.time) return selection
  return { ...selection, bookingDetails: { ...selection.bookingDetails, return: { date, time } } }
}
