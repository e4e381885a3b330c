import { type Choice, restoredChoice, startingChoice } from '@/components/product/booking/selection-draft'
import type { CartItem } from '@/lib/contract/cart'
import type { Option } from '@/lib/contract/catalog'
import { quantitiesOf } from '../line-quantities'

/** What a line stands for, as the steps of the booking panel hold it. */
export function lineChoice(item: CartItem): Choice {
  return {
    optionId: item.option.id,
    date: item.date,
    endDate: item.end_date,
    time: item.time,
    // What is no longer sold has no lines.
    quantities: item.lines.length > 0 ? quantitiesOf(item) : item.quantities,
    extras: item.lines.flatMap(({ extra, deposit }) => (extra && !deposit ? [extra] : [])),
    arrangement: item.arrangement,
  }
}

/** The same as far as the product still sells it; of an option that is gone the first one. */
export function openingChoice(item: CartItem, options: Option[], first: Option): Choice {
  const choice = lineChoice(item)
  const sold = options.some(({ id }) => id === choice.optionId)
  const asked = sold ? choice : { ...choice, optionId: first.id }
  return restoredChoice(JSON.stringify(asked), options) ?? startingChoice(first)
}
