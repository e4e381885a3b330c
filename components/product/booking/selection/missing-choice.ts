import type { Option } from '@/lib/contract/option'
import { type BookingDetailsProblem, checkBookingDetails } from '@/lib/domain/booking-details'
import { checkQuantities, requiredDateInputs } from '@/lib/domain/selection'
import { rulesOf, unitRules } from './booking-product'
import type { SelectionDraft } from './selection-draft'

/** A choice that is still missing. */
export type Missing = 'date' | 'checkOut' | 'end' | 'time' | 'return' | 'units' | 'ages' | 'details'

/** Problems that belong to the units step. */
const OF_UNITS_STEP: ReadonlyArray<BookingDetailsProblem['code']> = [
  'GUESTS_REQUIRED',
  'ROOM_TOO_FULL',
  'GROUP_REQUIRED',
  'GROUP_TOO_BIG',
  'ABOVE_MAX_UNITS',
  'BAGS_REQUIRED',
  'TOO_MANY_BAGS',
]

/** Returns the first choice that is missing; null if the selection is complete. */
export function missingIn(selection: SelectionDraft, option: Option): Missing | null {
  const question = requiredDateInputs(option.window)
  if (question.date && !selection.date) return 'date'
  if (question.range && !selection.endDate) return option.inventory === 'NIGHTLY' ? 'checkOut' : 'end'
  if (question.time && !selection.time) return 'time'
  if (checkQuantities(unitRules(option), selection.quantities)) return 'units'
  const open = checkBookingDetails(rulesOf(option), selection.quantities, selection.bookingDetails, {
    date: selection.date,
  })
  if (!open) return null
  if (open.code === 'RETURN_REQUIRED') return 'return'
  if (open.code === 'GUESTS_REQUIRED') return 'ages'
  return OF_UNITS_STEP.includes(open.code) ? 'units' : 'details'
}
