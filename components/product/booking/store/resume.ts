import type { Selection } from '@/lib/contract/cart'
import type { Option } from '@/lib/contract/option'
import type { LocalDate } from '@/lib/domain/local-date'
import { datesFromUrl } from '../selection/dates-from-url'
import { previousSelection } from '../selection/restore-selection'
import { startingSelection, switchOption } from '../selection/selection-draft'
import type { BookingState } from './booking-state'

/** What a visitor brings to a product page. */
export interface Arrival {
  /** The selection saved in this tab. */
  saved: string | null
  /** The selection that waits for sign-in. */
  waiting: Selection | null
  /** Query string, which may name an option (`?option=`) and dates (`?from=…&to=…`). */
  search: string
  today: LocalDate
}

/** Returns the option named in a query string, e.g. by a link of the eSIM page. */
export function optionFromUrl(search: string, options: Option[]): Option | undefined {
  const id = new URLSearchParams(search).get('option')
  return options.find((option) => option.id === id)
}

/** Restores the selection of a visitor and makes the panel interactive. The URL takes precedence. */
export function resume(state: BookingState, { saved, waiting, search, today }: Arrival): BookingState {
  const { product, first } = state
  const previous = previousSelection(saved, waiting, product.options)
  const named = optionFromUrl(search, product.options)
  const next = named ? switchOption(previous ?? startingSelection(named), named) : previous
  const selection = next ?? state.selection ?? startingSelection(first)
  const option = product.options.find(({ id }) => id === selection.optionId) ?? first
  const dates = datesFromUrl(search, option, today)
  const chosen = state.chosen || Boolean(next ?? dates)
  return { ...state, selection: { ...selection, ...dates }, chosen, live: true }
}
