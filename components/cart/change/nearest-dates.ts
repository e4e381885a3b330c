import { unitRules } from '@/components/product/booking/selection/booking-product'
import { type DayLookup, placesLeft, serviceDays } from '@/components/product/booking/selection/selected-days'
import type { SelectionDraft } from '@/components/product/booking/selection/selection-draft'
import type { Option } from '@/lib/contract/option'
import { addDays, daysBetween, type LocalDate } from '@/lib/domain/local-date'
import { placesTaken, requiredDateInputs } from '@/lib/domain/selection'

const MINUTES = /^(\d\d):(\d\d)/

function minutesOf(time: string | null): number {
  const [, hours = 0, minutes = 0] = time?.match(MINUTES) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/** Whether every day of a choice has enough places. */
function hasRoom(choice: SelectionDraft, option: Option, day: DayLookup): boolean {
  if (serviceDays(choice, option).some((date) => day(date)?.status !== 'available')) return false
  const left = placesLeft(choice, option, day, null)
  const needed = placesTaken(unitRules(option), choice.quantities, option.inventory === 'SLOT')
  return left === null || left >= needed
}

/** Returns the choice on another day, at its own or the nearest available time; null if there is none. */
function choiceOn(
  date: LocalDate,
  choice: SelectionDraft,
  option: Option,
  day: DayLookup,
): SelectionDraft | null {
  const length = choice.date && choice.endDate ? daysBetween(choice.date, choice.endDate) : null
  const moved = { ...choice, date, endDate: length === null ? null : addDays(date, length) }
  const offset = (time: string) => Math.abs(minutesOf(time) - minutesOf(choice.time))
  const times = (day(date)?.times ?? []).filter(({ bookable }) => bookable).map(({ time }) => time)
  const candidates = requiredDateInputs(option.window).time
    ? times.toSorted((a, b) => offset(a) - offset(b))
    : [null]
  return candidates.map((time) => ({ ...moved, time })).find((other) => hasRoom(other, option, day)) ?? null
}

/**
 * Returns alternatives to an unavailable choice on the nearest days: same length and quantities, at its
 * time or the nearest one.
 * @param dates dates covered by `day`
 */
export function nearestChoices(
  choice: SelectionDraft,
  option: Option,
  day: DayLookup,
  dates: readonly LocalDate[],
  most: number,
): SelectionDraft[] {
  const { date } = choice
  if (!date || !requiredDateInputs(option.window).date) return []
  const distance = (other: LocalDate) => Math.abs(daysBetween(date, other))
  // Of two days at the same distance, prefer the later one.
  const sorted = dates.toSorted((a, b) => distance(a) - distance(b) || (a < b ? 1 : -1))
  const found: SelectionDraft[] = []
  for (const other of sorted) {
    const possible = choiceOn(other, choice, option, day)
    if (possible) found.push(possible)
    if (found.length === most) break
  }
  return found.sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1))
}
