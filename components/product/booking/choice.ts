import type { Selection } from '@/lib/contract/cart'
import type { Option } from '@/lib/contract/catalog'
import type { UnitType } from '@/lib/domain/catalog'
import type { LocalDate } from '@/lib/domain/local-date'
import { asks, checkQuantities, type Quantities } from '@/lib/domain/selection'
import { unitRules } from './booking-product'

/** What somebody has chosen so far. */
export interface Choice {
  optionId: string
  date: LocalDate | null
  endDate: LocalDate | null
  time: string | null
  quantities: Quantities
  extras: string[]
}

/** What is still to be chosen. */
export type Missing = 'date' | 'end' | 'time' | 'units'

/** As many of the main unit as an option asks at least; nothing else is chosen for anybody. */
function startingQuantities({ units, min_units }: Option): Quantities {
  const [main] = units
  return main ? { [main.code]: Math.max(1, min_units) } : {}
}

export function startingChoice(option: Option): Choice {
  return {
    optionId: option.id,
    date: null,
    endDate: null,
    time: null,
    quantities: startingQuantities(option),
    extras: [],
  }
}

/** Another option, keeping what it asks for too. */
export function switchOption(choice: Choice, option: Option): Choice {
  const question = asks(option.window)
  const kept = Object.entries(choice.quantities).filter(([code]) =>
    option.units.some((unit) => unit.code === code),
  )
  const quantities: Quantities = Object.fromEntries(kept)
  return {
    optionId: option.id,
    date: question.date ? choice.date : null,
    endDate: question.range ? choice.endDate : null,
    time: question.time ? choice.time : null,
    quantities: checkQuantities(unitRules(option), quantities) ? startingQuantities(option) : quantities,
    extras: choice.extras.filter((code) => option.extras.some((extra) => extra.code === code)),
  }
}

/** The first thing that is still to be chosen; null where nothing is. */
export function missingIn(choice: Choice, option: Option): Missing | null {
  const question = asks(option.window)
  if (question.date && !choice.date) return 'date'
  if (question.range && !choice.endDate) return 'end'
  if (question.time && !choice.time) return 'time'
  return checkQuantities(unitRules(option), choice.quantities) ? 'units' : null
}

/** The choice as the cart takes it. */
export function selectionOf(choice: Choice, productId: string): Selection {
  const quantities = Object.entries(choice.quantities).filter(([, quantity]) => quantity > 0)
  return {
    product_id: productId,
    option_id: choice.optionId,
    date: choice.date,
    end_date: choice.endDate,
    time: choice.time,
    quantities: Object.fromEntries(quantities),
    extras: choice.extras,
  }
}

/** A choice as it was stored, as far as it still makes sense; null where it does not. */
export function restoredChoice(text: string | null, options: Option[]): Choice | null {
  if (!text) return null
  try {
    const stored = JSON.parse(text) as Partial<Choice>
    const option = options.find(({ id }) => id === stored.optionId)
    if (!option) return null
    const counted = Object.entries(stored.quantities ?? {}).filter(
      (entry): entry is [UnitType, number] => Number.isInteger(entry[1]) && entry[1] >= 0,
    )
    return switchOption(
      {
        ...startingChoice(option),
        date: stored.date ?? null,
        endDate: stored.endDate ?? null,
        time: stored.time ?? null,
        quantities: Object.fromEntries(counted),
        extras: Array.isArray(stored.extras) ? stored.extras : [],
      },
      option,
    )
  } catch {
    return null
  }
}

/** The choice that a selection was made of. */
function choiceOf({ option_id, date, end_date, time, quantities, extras }: Selection): Choice {
  return {
    optionId: option_id,
    date: date ?? null,
    endDate: end_date ?? null,
    time: time ?? null,
    quantities,
    extras: extras ?? [],
  }
}

/** The stored choice, or where that is incomplete the one that waits for signing in; null where there is neither. */
export function choiceBefore(
  text: string | null,
  waiting: Selection | null,
  options: Option[],
): Choice | null {
  const kept = restoredChoice(text, options)
  const option = options.find(({ id }) => id === kept?.optionId)
  if (kept && option && !missingIn(kept, option)) return kept
  return (waiting && restoredChoice(JSON.stringify(choiceOf(waiting)), options)) ?? kept
}
