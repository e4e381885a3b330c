import { restoredSelection } from '@/components/product/booking/selection/restore-selection'
import {
  type SelectionDraft,
  startingSelection,
} from '@/components/product/booking/selection/selection-draft'
import type { CartItem } from '@/lib/contract/cart'
import type { Option } from '@/lib/contract/option'
import { quantitiesOf } from '../item-quantities'

/** Converts a cart item to the choice used by the steps of the booking panel. */
export function itemChoice(item: CartItem): SelectionDraft {
  return {
    optionId: item.option.id,
    date: item.date,
    endDate: item.end_date,
    time: item.time,
    // An option that is no longer sold has no price lines.
    quantities: item.lines.length > 0 ? quantitiesOf(item) : item.quantities,
    extras: item.lines.flatMap(({ extra, deposit }) => (extra && !deposit ? [extra] : [])),
    bookingDetails: item.booking_details,
  }
}

/** Returns the item's choice as far as it is still sold; falls back to the first option. */
export function openingChoice(item: CartItem, options: Option[], first: Option): SelectionDraft {
  const choice = itemChoice(item)
  const sold = options.some(({ id }) => id === choice.optionId)
  const requested = sold ? choice : { ...choice, optionId: first.id }
  return restoredSelection(JSON.stringify(requested), options) ?? startingSelection(first)
}
