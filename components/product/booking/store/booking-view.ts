import type { Option } from '@/lib/contract/option'
import { checkQuantities, type SelectionProblem } from '@/lib/domain/selection'
import { type SelectionTotal, selectionTotal } from '@/lib/domain/selection-total'
import { type BookingProduct, unitRules } from '../selection/booking-product'
import { type Missing, missingIn } from '../selection/missing-choice'
import { reconcileSelection } from '../selection/reconcile-selection'
import { reconcileReturn, returnDays, returnOption, returnSelection } from '../selection/return-trip'
import { type DayLookup, placesLeft, pricesOf } from '../selection/selected-days'
import { selectedExtras } from '../selection/selected-extras'
import { type SelectionDraft, startingSelection } from '../selection/selection-draft'
import { daysOf, loadedOf, stockOf } from './availability-view'
import type { BookingState, KnownAvailability, Leg } from './booking-state'
import { cacheByIdentity } from './cache-by-identity'

/** A leg of a booking: its option, its selection and the availability of its option. */
export interface LegView {
  option: Option
  selection: SelectionDraft
  day: DayLookup
}

/** What follows from the state of a booking. */
export interface BookingView {
  option: Option
  /** The selection without unavailable dates and times. */
  selection: SelectionDraft
  /** The return leg is null if the selection is one-way. */
  legs: { outward: LegView; return: LegView | null }
  /** The first missing choice; null if the selection is complete. */
  missing: Missing | null
  /** The rule that the quantities violate. */
  problem: SelectionProblem | null
  total: SelectionTotal | null
  /** Places left for the selection; null if unlimited or not loaded. */
  left: number | null
}

function legsOf(
  { options }: BookingProduct,
  first: Option,
  availability: KnownAvailability,
  draft: SelectionDraft,
): BookingView['legs'] {
  const option = options.find(({ id }) => id === draft.optionId) ?? first
  const day = daysOf(loadedOf(availability, option.id))
  const outward = reconcileSelection(draft, option, day)
  const opposite = returnOption(options, option, outward)
  if (!opposite) return { outward: { option, selection: outward, day }, return: null }
  const opposites = daysOf(loadedOf(availability, opposite.id))
  const dayOfReturn = returnDays(outward, option.route?.minutes ?? 0, opposites)
  const both = reconcileReturn(outward, opposite, dayOfReturn)
  return {
    outward: { option, selection: both, day },
    return: { option: opposite, selection: returnSelection(both, opposite), day: dayOfReturn },
  }
}

const startingSelectionOf = cacheByIdentity(startingSelection)

function derive(
  product: BookingProduct,
  first: Option,
  availability: KnownAvailability,
  draft: SelectionDraft,
): BookingView {
  const legs = legsOf(product, first, availability, draft)
  const { option, selection } = legs.outward
  const booked = [legs.outward, ...(legs.return ? [legs.return] : [])]
  const prices = booked.map((leg) => pricesOf(leg.selection, leg.option, leg.day))
  const stock = stockOf(availability, option.id) ?? null
  const lefts = booked
    .map((leg) => placesLeft(leg.selection, leg.option, leg.day, stock))
    .filter((left) => left !== null)
  return {
    option,
    selection,
    legs,
    missing: missingIn(selection, option),
    problem: checkQuantities(unitRules(option), selection.quantities),
    total: selectionTotal({
      currency: product.from.currency,
      days: prices.includes(null) ? [] : prices.flatMap((days) => days ?? []),
      quantities: selection.quantities,
      extras: selectedExtras(option, selection, legs.return?.option).map(({ price }) => price),
    }),
    left: lefts.length > 0 ? Math.min(...lefts) : null,
  }
}

const viewOfParts = cacheByIdentity(derive)

type Viewed = Pick<BookingState, 'product' | 'first' | 'selection' | 'availability'>

/** Returns what follows from a state; the same object until the selection or the availability changes. */
export function viewOf({ product, first, selection, availability }: Viewed): BookingView {
  return viewOfParts(product, first, availability, selection ?? startingSelectionOf(first))
}

/** Returns a leg of a booking; the outward one if there is no return trip. */
export function legOf(state: Viewed, leg: Leg): LegView {
  const { legs } = viewOf(state)
  return (leg === 'return' && legs.return) || legs.outward
}
