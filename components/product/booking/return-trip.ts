import type { AvailabilityDay, Option } from '@/lib/contract/catalog'
import { returnsTooEarly } from '@/lib/domain/trip'
import { type DayLookup, settledChoice } from './reconcile-selection'
import type { SelectionDraft } from './selection-draft'

/** Returns the options with the same route as the given one; all options if there are no routes. */
export function optionsOfWay(options: Option[], { route }: Option): Option[] {
  return options.filter((option) => option.route?.from === route?.from && option.route?.to === route?.to)
}

/** Returns the option of the return trip; null if the choice is one-way. */
export function optionBack(
  options: Option[],
  { route }: Option,
  { arrangement }: SelectionDraft,
): Option | null {
  return (arrangement.return && options.find(({ id }) => id === route?.opposite)) ?? null
}

/** Returns the return trip as a separate choice. */
export function choiceBack(choice: SelectionDraft, back: Option): SelectionDraft {
  const { date = null, time = null } = choice.arrangement.return ?? {}
  return { ...choice, optionId: back.id, date, endDate: null, time }
}

/** Returns a day of the return trip without departures before the outward arrival. */
export function dayBack(out: SelectionDraft, minutes: number, day: AvailabilityDay): AvailabilityDay {
  const { date, time } = out
  const early = (at: string | null) =>
    date !== null && returnsTooEarly({ date, time }, { date: day.date, time: at }, minutes)
  const times = day.times.map((slot) => ({ ...slot, bookable: slot.bookable && !early(slot.time) }))
  const open = times.length > 0 ? times.some(({ bookable }) => bookable) : !early(null)
  return { ...day, times, status: day.status === 'available' && !open ? 'closed' : day.status }
}

/** Returns a choice without an unavailable return departure. */
export function settledBack(choice: SelectionDraft, back: Option, day: DayLookup): SelectionDraft {
  const { date, time } = settledChoice(choiceBack(choice, back), back, day)
  return { ...choice, arrangement: { ...choice.arrangement, return: { date, time } } }
}
