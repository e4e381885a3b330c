import type { AvailabilityDay, Option } from '@/lib/contract/catalog'
import { returnsTooEarly } from '@/lib/domain/trip'
import { type DayLookup, settledChoice } from './reconcile-selection'
import type { Choice } from './selection-draft'

/** The options that go where a chosen one goes; all of them where nobody is taken anywhere. */
export function optionsOfWay(options: Option[], { route }: Option): Option[] {
  return options.filter((option) => option.route?.from === route?.from && option.route?.to === route?.to)
}

/** The option that brings somebody back; null where the choice is one way. */
export function optionBack(options: Option[], { route }: Option, { arrangement }: Choice): Option | null {
  return (arrangement.return && options.find(({ id }) => id === route?.opposite)) ?? null
}

/** The way back as a choice of its own. */
export function choiceBack(choice: Choice, back: Option): Choice {
  const { date = null, time = null } = choice.arrangement.return ?? {}
  return { ...choice, optionId: back.id, date, endDate: null, time }
}

/** A day of the way back without what sets off before somebody has arrived. */
export function dayBack(out: Choice, minutes: number, day: AvailabilityDay): AvailabilityDay {
  const { date, time } = out
  const early = (at: string | null) =>
    date !== null && returnsTooEarly({ date, time }, { date: day.date, time: at }, minutes)
  const times = day.times.map((slot) => ({ ...slot, bookable: slot.bookable && !early(slot.time) }))
  const open = times.length > 0 ? times.some(({ bookable }) => bookable) : !early(null)
  return { ...day, times, status: day.status === 'available' && !open ? 'closed' : day.status }
}

/** A choice without a departure of the way back that turned out not to be for sale. */
export function settledBack(choice: Choice, back: Option, day: DayLookup): Choice {
  const { date, time } = settledChoice(choiceBack(choice, back), back, day)
  return { ...choice, arrangement: { ...choice.arrangement, return: { date, time } } }
}
