import { type ComponentProps, useId } from 'react'
import { cx } from './class-names'
import { described, FIELD_BOX, Field, type FieldProps } from './field'
import { Icon } from './icon'

export function SelectField({
  label,
  hint,
  error,
  aside,
  className,
  id,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  const generated = useId()
  const fieldId = id ?? generated
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} aside={aside}>
      <div className="relative flex items-center">
        <select
          {...select}
          {...described(fieldId, { hint, error })}
          className={cx(FIELD_BOX, 'appearance-none truncate pr-11', className)}
        />
        <Icon name="caret-down" className="pointer-events-none absolute right-4 text-ink-3" />
      </div>
    </Field>
  )
}
