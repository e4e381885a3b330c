'use client'

import './code-input.css'
import { type Ref, type SyntheticEvent, useEffect, useId } from 'react'
import { cx } from '@/components/ui/class-names'
import { CODE_LENGTH } from '@/lib/domain/verification-code'
import { nextCode } from './code-digits'
import { described, Field, type FieldProps } from './field'

interface CodeInputProps extends FieldProps {
  /** The digits entered so far. */
  value: string
  onChange(value: string): void
  onBlur?(): void
  /** Called once the last digit is entered. */
  onComplete?(value: string): void
  busy?: boolean
  disabled?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** Keeps the caret after the last digit, since only the next box can be typed into. */
function keepCaretLast({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const { value, selectionStart, selectionEnd } = input
  const allSelected = selectionStart === 0 && selectionEnd === value.length
  if (!allSelected && selectionEnd !== null) input.setSelectionRange(value.length, value.length)
}

const POSITIONS = Array.from({ length: CODE_LENGTH }, (_, position) => position)

/** A six-digit verification code: one box per digit over a single input. */
export function CodeInput({
  value,
  onChange,
  onBlur,
  onComplete,
  busy,
  disabled,
  name,
  ref,
  ...field
}: CodeInputProps) {
  const id = useId()
  const next = Math.min(value.length, POSITIONS.length - 1)
  const { error } = field
  useEffect(() => {
    // A rejected code is selected, so that typing replaces it.
    const input = document.getElementById(id) as HTMLInputElement | null
    if (error && input === document.activeElement) input?.select()
  }, [id, error])

  function change(text: string) {
    const digits = nextCode(value, text, POSITIONS.length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === POSITIONS.length) onComplete?.(digits)
  }

  return (
    <Field id={id} {...field}>
      <div className="flex items-center gap-3">
        <div className="code-boxes">
          <input
            ref={ref}
            {...described(id, field)}
            name={name}
            value={value}
            disabled={disabled}
            readOnly={busy}
            aria-busy={busy || undefined}
            inputMode="numeric"
            autoComplete="one-time-code"
            onBlur={onBlur}
            onSelect={keepCaretLast}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
          {POSITIONS.map((position) => (
            <span
              key={position}
              aria-hidden="true"
              className={cx('code-box', position === next && 'code-next')}
            >
              {value[position]}
            </span>
          ))}
        </div>
        {busy && <span className="spinner flex-none text-ink-3" />}
      </div>
    </Field>
  )
}
