import type { Selection } from '@/lib/contract/cart'
import type { Money } from '@/lib/domain/money'
import type { SelectionLine } from '@/lib/domain/selection-total'
import { selectionOf } from '../selection/selection-request'
import type { BookingState } from '../store/booking-state'
import { viewOf } from '../store/booking-view'

/** A complete selection with its price. */
export interface Purchase {
  selection: Selection
  /** The total shown to the visitor; undefined if none is shown. */
  expected: Money | undefined
  lines?: readonly SelectionLine[]
}

/** Returns what is bought; only for a state in which nothing is missing. */
export function purchaseOf(state: BookingState): Purchase {
  const { selection, total } = viewOf(state)
  return {
    selection: selectionOf(selection, state.product.id),
    expected: total?.total,
    lines: total?.lines,
  }
}
