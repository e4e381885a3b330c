'use client'

import { type ComponentProps, useId } from 'react'
import { cx } from './class-names'
import { FieldError } from './field'
import { Icon } from './icon'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** At the far end of the line, e.g. a count. */
  aside?: React.ReactNode
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
  /** Says what it chooses where it has no text. */
  label?: string
  /** What is wrong, in a sentence. */
  error?: string | null
  /** The change is being saved; the box waits. */
  busy?: boolean
}

const BOX =
  'peer absolute inset-0 m-0 appearance-none rounded-[6px] bg-raised inset-ring-[1.5px] inset-ring-line-strong hover:inset-ring-ink checked:bg-ink checked:inset-ring-0 indeterminate:bg-ink indeterminate:inset-ring-0 disabled:bg-bg-3 disabled:inset-ring-0 disabled:checked:bg-ink-3 aria-invalid:inset-ring-2 aria-invalid:inset-ring-bad forced-colors:appearance-auto'

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
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': id } : {}
  const line = (
    <label className={cx('flex min-h-11 items-center gap-3 text-15 has-disabled:text-ink-3', className)}>
      <span className="relative grid size-[22px] flex-none place-items-center">
        <input
          {...input}
          {...wrong}
          ref={(element) => {
            if (element) element.indeterminate = indeterminate
            if (typeof ref === 'function') return ref(element)
            if (ref) ref.current = element
          }}
          type="checkbox"
          disabled={input.disabled || busy}
          aria-busy={busy || undefined}
          aria-label={label}
          className={cx(BOX, busy && 'opacity-0')}
        />
        {busy ? (
          <span className="spinner" />
        ) : (
          <Icon
            name={indeterminate ? 'minus-bold' : 'check-bold'}
            className="pointer-events-none relative size-4 text-bg opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100 forced-colors:hidden"
          />
        )}
      </span>
      {children && <span className="min-w-0 wrap-break-word">{children}</span>}
      {aside != null && <span className="ml-auto text-14 text-ink-3">{aside}</span>}
    </label>
  )
  if (!error) return line
  return (
    <div>
      {line}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
