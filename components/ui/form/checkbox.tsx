'use client'

import './checkbox.css'
import { type ComponentProps, useId } from 'react'
import { cx } from '@/components/ui/class-names'
import { FieldError } from './field'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** At the end of the row, e.g. a count. */
  aside?: React.ReactNode
  /** Some of its group are selected. */
  indeterminate?: boolean
  /** Accessible name if it has no text. */
  label?: string
  /** Error message, as a sentence. */
  error?: string | null
  /** The change is being saved; the checkbox is disabled meanwhile. */
  busy?: boolean
}

export function Checkbox({
  aside,
  indeterminate = false,
  label,
  error,
  busy,
  className,
  children,
  ref,
  ...input
}: CheckboxProps) {
  const id = useId()
  const errorProps = error ? { 'aria-invalid': true, 'aria-describedby': id } : {}
  const field = (
    <label className={cx('check', className)}>
      <input
        {...input}
        {...errorProps}
        ref={(element) => {
          if (element) element.indeterminate = indeterminate
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
        }}
        type="checkbox"
        disabled={input.disabled || busy}
        aria-busy={busy || undefined}
        aria-label={label}
        className={busy ? 'spinner' : undefined}
      />
      {typeof children === 'string' ? children : children && <span>{children}</span>}
      {aside != null && <small>{aside}</small>}
    </label>
  )
  if (!error) return field
  return (
    <div>
      {field}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
