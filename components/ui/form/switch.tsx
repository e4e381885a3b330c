'use client'

import './switch.css'
import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'
import { cx } from '@/components/ui/class-names'
import { FieldError } from './field'

interface SwitchProps {
  label: React.ReactNode
  checked: boolean
  onChange(checked: boolean): void
  /** What switching it on means. */
  description?: React.ReactNode
  error?: string | null
  /** The change is being saved; further changes are blocked meanwhile. */
  busy?: boolean
  disabled?: boolean
  name?: string
  className?: string
}

/** A setting that takes effect at once, without a submit; in a form use `Checkbox`. */
export function Switch({
  label,
  checked,
  onChange,
  description,
  error,
  busy,
  disabled,
  name,
  className,
}: SwitchProps) {
  const id = useId()
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={cx(
          'flex min-h-11 items-center justify-between gap-4 py-1.5 text-15',
          disabled && 'text-ink-3',
        )}
      >
        <span id={`${id}-label`} className="min-w-0 wrap-break-word">
          <span className="block font-semibold">{label}</span>
          {description && <span className="block text-14 text-ink-3">{description}</span>}
        </span>
        <Radix.Root
          id={id}
          checked={checked}
          onCheckedChange={busy ? undefined : onChange}
          name={name}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          className="switch"
        >
          <Radix.Thumb>{busy && <span className="spinner text-brand" />}</Radix.Thumb>
        </Radix.Root>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
