'use client'

import { useCombobox } from 'downshift'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/action/icon-button'
import { described, FIELD_BOX, Field, type FieldProps } from '@/components/ui/form/field'
import { Icon } from '@/components/ui/media/icon'
import { cx } from '../class-names'
import '@/components/ui/form/option-list.css'
import { choices } from './choices'
import { ComboboxList } from './combobox-list'
import { grouped } from './matching'
import { type ItemSource, useFoundItems } from './use-found-items'
import { useListRoom } from './use-list-room'

export interface ComboboxProps<Item> extends FieldProps {
  /** A list, or a function that finds items for a text; debounced, and aborted when superseded. */
  items: ItemSource<Item>
  /** Text of the field when an item is selected. */
  textOf(item: Item): string
  keyOf(item: Item): string
  /** Renders an item in the list; defaults to its text. */
  renderItem?(item: Item): React.ReactNode
  /** Heading of the group of an item. */
  headingOf?(item: Item): string | null
  isItemDisabled?(item: Item): boolean
  value: Item | null
  onChange(item: Item | null): void
  /** Accepts any text: it stays, and Enter submits it unless an item is highlighted. */
  onSubmit?(text: string): void
  onBlur?(): void
  /** Shown if no item matches. */
  empty?: React.ReactNode
  placeholder?: string
  start?: React.ReactNode
  /** Debounce in milliseconds before `items` is called. */
  wait?: number
  /** Shorter texts are not looked up. */
  minLength?: number
  busy?: boolean
  disabled?: boolean
  required?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** Selects one of many items by typing; with `onSubmit` a search field with suggestions. */
export function Combobox<Item>({
  items: source,
  textOf,
  keyOf,
  renderItem = textOf,
  headingOf,
  isItemDisabled = () => false,
  value,
  onChange,
  onSubmit,
  onBlur,
  empty,
  placeholder,
  start,
  wait = 250,
  minLength = 0,
  busy,
  disabled,
  required,
  name,
  ref,
  ...field
}: ComboboxProps<Item>) {
  const t = useTranslations('ui.combobox')
  const ui = useTranslations('ui')
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [looking, look] = useState(false)
  const [typed, setTyped] = useState('')
  const { items, isLoading, failed, retry } = useFoundItems({
    source,
    typed,
    isOpen: looking,
    textOf,
    wait,
    minLength,
  })
  const groups = grouped(items, headingOf)
  const ordered = groups.flatMap((group) => group.items.map(({ item }) => item))
  const box = useCombobox<Item>({
    id,
    inputId: id,
    labelId: `${id}-label`,
    items: ordered,
    itemToString: (item) => (item === null ? '' : textOf(item)),
    itemToKey: (item) => (item === null ? null : keyOf(item)),
    isItemDisabled,
    selectedItem: value,
    // Free text must not select the first item.
    defaultHighlightedIndex: onSubmit ? undefined : 0,
    onIsOpenChange: ({ isOpen }) => look(isOpen),
    onInputValueChange: ({ inputValue, type }) =>
      setTyped(type === useCombobox.stateChangeTypes.InputChange ? inputValue : ''),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    stateReducer: choices({ textOf, anyText: Boolean(onSubmit) }),
  })
  const room = useListRoom(frame, box.isOpen)
  const isFilled = box.inputValue !== '' && !disabled

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const native = event.nativeEvent as KeyboardEvent['nativeEvent'] & { preventDownshiftDefault?: boolean }
    // Home and End move the caret in the text.
    if (event.key === 'Home' || event.key === 'End') native.preventDownshiftDefault = true
    if (event.key !== 'Enter' || native.isComposing || box.highlightedIndex >= 0 || !onSubmit) return
    native.preventDownshiftDefault = true
    event.preventDefault()
    box.closeMenu()
    onSubmit(box.inputValue.trim())
  }

  function clear() {
    box.reset()
    setTyped('')
    onChange(null)
    frame.current?.querySelector('input')?.focus()
  }

  const note = failed
    ? t('failed')
    : isLoading
      ? t('loading')
      : items.length === 0 && (typed || minLength === 0)
        ? (empty ?? (typed ? t('none', { text: typed }) : ui('nothingToChoose')))
        : null
  const shown = box.isOpen && (items.length > 0 || note !== null)
  return (
    <Field id={id} {...field}>
      <div ref={frame} className="relative">
        <div className="relative flex items-center">
          {start && <span className="pointer-events-none absolute left-4 z-1 text-ink-3">{start}</span>}
          <input
            {...box.getInputProps({ ref, disabled, onKeyDown, onBlur })}
            {...described(id, field)}
            name={name}
            placeholder={placeholder}
            aria-required={required || undefined}
            aria-busy={busy || isLoading || undefined}
            enterKeyHint={onSubmit ? 'search' : 'done'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={cx(FIELD_BOX, start && 'pl-14', isFilled ? 'pr-24' : 'pr-13')}
          />
          <span className="absolute right-1 flex items-center">
            {isFilled && <IconButton icon="x" label={t('clear')} onClick={clear} />}
            {busy || isLoading ? (
              <span className="grid size-11 place-items-center text-ink-3">
                <span className="spinner" />
              </span>
            ) : (
              !onSubmit && (
                <span className="pointer-events-none grid size-11 place-items-center text-ink-3">
                  <Icon name="caret-down" />
                </span>
              )
            )}
          </span>
        </div>
        <ComboboxList
          groups={groups}
          room={room}
          isShown={shown}
          highlighted={box.highlightedIndex}
          chosen={value === null ? null : keyOf(value)}
          isStale={isLoading}
          listProps={box.getMenuProps()}
          itemProps={(item, index) => box.getItemProps({ item, index })}
          keyOf={keyOf}
          renderItem={renderItem}
          note={note}
          onRetry={failed ? retry : undefined}
        />
      </div>
      <p role="status" className="sr-only">
        {box.isOpen && (note ?? t('found', { count: items.length }))}
      </p>
    </Field>
  )
}
