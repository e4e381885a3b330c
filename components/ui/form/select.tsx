'use client'

import { useTranslations } from 'next-intl'
import { Select as Radix } from 'radix-ui'
import { type Ref, useId } from 'react'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import { described, FIELD_BOX, Field, type FieldProps } from './field'
import './option-list.css'

export interface SelectOption {
  value: string
  label: string
  /** Below the label. */
  description?: React.ReactNode
  /** At the right, e.g. a price. */
  aside?: React.ReactNode
  disabled?: boolean
}

export interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}

interface SelectProps extends FieldProps {
  /** Empty if nothing is selected. */
  value: string
  onChange(value: string): void
  onBlur?(): void
  options: readonly (SelectOption | SelectGroup)[]
  placeholder?: string
  busy?: boolean
  disabled?: boolean
  required?: boolean
  name?: string
  ref?: Ref<HTMLButtonElement>
}

function Option({ value, label, description, aside, disabled }: SelectOption) {
  return (
    // Labeled by its whole content, not by its first line.
    <Radix.Item value={value} disabled={disabled} aria-labelledby={undefined} className="option group">
      <span className="min-w-0 flex-1">
        <span className="block group-data-[state=checked]:font-[650]">
          <Radix.ItemText>{label}</Radix.ItemText>
        </span>
        {description && <span className="block text-14 text-ink-3">{description}</span>}
      </span>
      {aside != null && <span className="flex-none text-14 tabular-nums">{aside}</span>}
      <span className="size-5 flex-none">
        <Radix.ItemIndicator>
          <Icon name="check-bold" className="text-ember" />
        </Radix.ItemIndicator>
      </span>
    </Radix.Item>
  )
}

/**
 * A custom select for up to a dozen options with a description, a price, or a reason why they are
 * unavailable. It costs script; for plain text use `SelectField`, for more options `Combobox`.
 */
export function Select({
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  busy,
  disabled,
  required,
  name,
  ref,
  ...field
}: SelectProps) {
  const t = useTranslations('ui')
  const id = useId()
  const all = options.flatMap((entry) => ('options' in entry ? entry.options : entry))
  const chosen = all.find((option) => option.value === value)
  return (
    <Field id={id} {...field}>
      <Radix.Root value={value} onValueChange={onChange} disabled={disabled} required={required} name={name}>
        <Radix.Trigger
          ref={ref}
          {...described(id, field)}
          aria-busy={busy || undefined}
          onBlur={onBlur}
          className={cx(
            FIELD_BOX,
            'group flex items-center gap-3 text-left aria-expanded:inset-ring-2 aria-expanded:inset-ring-focus',
          )}
        >
          <span className="min-w-0 flex-1 truncate group-data-placeholder:text-ink-3">
            <Radix.Value placeholder={placeholder ?? t('choose')}>{chosen?.label}</Radix.Value>
          </span>
          {busy ? (
            <span className="spinner flex-none text-ink-3" />
          ) : (
            <Icon name="caret-down" className="text-ink-3" />
          )}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={6}
            collisionPadding={8}
            className="pop max-h-[min(22rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) max-w-[calc(100vw-16px)]"
          >
            <Radix.Viewport className="p-2">
              {all.length === 0 && (
                <p role="presentation" className="option text-ink-3">
                  {t(busy ? 'loading' : 'nothingToChoose')}
                </p>
              )}
              {options.map((entry) =>
                'options' in entry ? (
                  <Radix.Group key={entry.label}>
                    <Radix.Label className="option-group">{entry.label}</Radix.Label>
                    {entry.options.map((option) => (
                      <Option key={option.value} {...option} />
                    ))}
                  </Radix.Group>
                ) : (
                  <Option key={entry.value} {...entry} />
                ),
              )}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Field>
  )
}
