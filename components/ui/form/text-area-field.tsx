import { type ComponentProps, useId } from 'react'
import { cx } from '@/components/ui/class-names'
import { CharacterCount } from './character-count'
import { described, FIELD_BOX, Field, type FieldProps } from './field'

interface TextAreaFieldProps extends FieldProps, ComponentProps<'textarea'> {
  /** Shows how much of `maxLength` is used, instead of `aside`. */
  count?: boolean
  busy?: boolean
}

export function TextAreaField({
  label,
  hint,
  error,
  aside,
  count,
  busy,
  className,
  id,
  ...area
}: TextAreaFieldProps) {
  const generated = useId()
  const fieldId = id ?? generated
  const counted = count && area.maxLength ? <CharacterCount of={fieldId} max={area.maxLength} /> : aside
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} aside={counted}>
      <div className="relative grid">
        <textarea
          rows={3}
          {...area}
          {...described(fieldId, { hint, error })}
          aria-busy={busy || undefined}
          className={cx(
            FIELD_BOX,
            'field-sizing-content h-auto min-h-22 max-h-80 py-3',
            busy && 'pr-13',
            className,
          )}
        />
        {busy && <span className="spinner absolute top-4 right-4 text-ink-3" />}
      </div>
    </Field>
  )
}
