'use client'

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

const TRACK =
  'relative h-7 w-12 flex-none rounded-pill bg-raised inset-ring-[1.5px] inset-ring-line-strong transition-colors duration-fast group-hover:inset-ring-ink data-[state=checked]:bg-ink data-[state=checked]:inset-ring-ink disabled:bg-bg-3 disabled:inset-ring-0 disabled:data-[state=checked]:bg-ink-3 aria-invalid:inset-ring-2 aria-invalid:inset-ring-bad forced-colors:border'

const DISC =
  'absolute top-1 left-1 size-5 rounded-full bg-ink-3 transition-[translate] duration-base ease-out-soft data-[state=checked]:translate-x-5 data-[state=checked]:bg-brand data-disabled:bg-line-strong data-disabled:data-[state=checked]:bg-bg forced-colors:border-4'

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
          'group flex min-h-11 items-center justify-between gap-4 py-1.5 text-15',
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
          className={TRACK}
        >
          <Radix.Thumb
            className={cx(DISC, busy && 'grid place-items-center bg-transparent! forced-colors:border-0!')}
          >
            {busy && <span className="spinner text-brand" />}
          </Radix.Thumb>
        </Radix.Root>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
