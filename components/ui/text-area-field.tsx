import { type ComponentProps, useId } from 'react'
import { cx } from './class-names'
import { described, FIELD_BOX, Field, type FieldProps } from './field'

export function TextAreaField({
  label,
  hint,
  error,
  aside,
  className,
  id,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  const generated = useId()
  const fieldId = id ?? generated
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} aside={aside}>
      <textarea
        rows={3}
        {...area}
        {...described(fieldId, { hint, error })}
        className={cx(FIELD_BOX, 'h-auto min-h-22 py-3', className)}
      />
    </Field>
  )
}
