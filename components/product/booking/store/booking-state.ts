import type { Availability } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import type { Money } from '@/lib/domain/money'
import type { Month } from '@/lib/domain/month'
import type { BookingProduct } from '../selection/booking-product'
import type { SelectionDraft } from '../selection/selection-draft'
import type { AvailabilityControl } from './availability-control'

/** Target of a buy button: add to the cart and stay, or go to checkout at once. */
export type Goal = 'cart' | 'checkout'

/** A direction of a trip; a selection without a return trip has only the outward leg. */
export type Leg = 'outward' | 'return'

/** Availability and prices loaded so far. */
export interface KnownAvailability {
  loaded: Availability[]
  /** Something could not be loaded. */
  failed: boolean
}

/** State of the last attempt to add to the cart. */
export interface PurchaseState {
  /** The running request; null if there is none. */
  busy: Goal | null
  problem: unknown
  /** The current total, if it differs from the one shown. */
  newTotal: Money | null
}

/** State of a booking. What follows from it is computed by `viewOf`, whose code loads later. */
export interface BookingState {
  product: BookingProduct
  /** The option of a booking in which nothing is selected yet. */
  first: Option
  /** As selected, whether available or not; null until something is selected. */
  selection: SelectionDraft | null
  /** Number of changes that the visitor has made. */
  changes: number
  /** Whether the visitor has chosen anything, now or on an earlier visit, or by the URL. */
  chosen: boolean
  availability: KnownAvailability
  /** Null until the code that loads availability has loaded. */
  control: AvailabilityControl | null
  /** Months that the calendar of each leg shows. */
  months: Record<Leg, Month[]>
  /** Whether the saved selection has been restored, so that the controls work. */
  live: boolean
  /** Height in pixels of the steps' placeholder while a sheet shows them; null if they are in the page. */
  placeholderHeight: number | null
  /** Uses the compact layout, whatever the screen width. */
  narrow: boolean
  purchase: PurchaseState
}

const NOTHING_KNOWN: KnownAvailability = { loaded: [], failed: false }

/** Returns the state in which nothing is selected, with the given changes. */
export function initialState(
  given: Pick<BookingState, 'product' | 'first'> & Partial<BookingState>,
): BookingState {
  return {
    selection: null,
    changes: 0,
    chosen: false,
    availability: NOTHING_KNOWN,
    control: null,
    months: { outward: [], return: [] },
    live: false,
    placeholderHeight: null,
    narrow: false,
    purchase: { busy: null, problem: null, newTotal: null },
    ...given,
  }
}
