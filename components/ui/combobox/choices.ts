import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'

interface ChoiceRules<Item> {
  textOf(item: Item): string
  /** What was typed may stay although it is no item. */
  anyText: boolean
}

/**
 * What a press and a key change. Leaving the field chooses nothing: a text that is no item gives way to the chosen
 * one, an emptied field chooses none, and a press into the field never closes the list.
 */
export function choices<Item>({ textOf, anyText }: ChoiceRules<Item>) {
  const { InputBlur, InputClick } = useCombobox.stateChangeTypes
  return (
    state: UseComboboxState<Item>,
    { type, changes }: UseComboboxStateChangeOptions<Item>,
  ): Partial<UseComboboxState<Item>> => {
    if (type === InputClick) return { ...changes, isOpen: true }
    if (type !== InputBlur) return changes
    const kept = state.inputValue === '' && !anyText ? null : state.selectedItem
    const inputValue = anyText ? state.inputValue : kept === null ? '' : textOf(kept)
    return { ...changes, selectedItem: kept, inputValue }
  }
}
