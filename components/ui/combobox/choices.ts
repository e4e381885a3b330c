import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'

interface ChoiceRules<Item> {
  textOf(item: Item): string
  /** Typed text may remain although it matches no item. */
  anyText: boolean
}

/**
 * Returns a Downshift state reducer. Blur selects nothing: text that matches no item reverts to the selected
 * one, an emptied field clears the selection, and a click into the field never closes the list.
 */
export function choices<Item>({ textOf, anyText }: ChoiceRules<Item>) {
  const { InputBlur, InputClick } = useCombobox.stateChangeTypes
  return (
    state: UseComboboxState<Item>,
    { type, changes }: UseComboboxStateChangeOptions<Item>,
  ): Partial<UseComboboxState<Item>> => {
    if (type === InputClick) return { ...changes, isOpen: true }
    if (type !== InputBlur) return changes
    const selectedItem = state.inputValue === '' && !anyText ? null : state.selectedItem
    const inputValue = anyText ? state.inputValue : selectedItem === null ? '' : textOf(selectedItem)
    return { ...changes, selectedItem, inputValue }
  }
}
