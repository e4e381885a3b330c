import { type ComponentProps, useId } from 'react'
import { cx } from './class-names'
import { described, FIELD_BOX, Field, type FieldProps } from './field'
import { Icon } from './icon'

interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {
  /** Its options are still on their way. */
  busy?: boolean
}

/**
 * The browser's own list: no script, the wheel of the phone, type-ahead. The right one for words alone, and the only
 * one for more than a dozen of them; where options carry a description or a price, use `Select`.
 */
export function SelectField({ label, hint, error, aside, busy, className, id, ...select }: SelectFieldProps) {
  const generated = useId()
  const fieldId = id ?? generated
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} aside={aside}>
      <div className="relative flex items-center">
        <select
          {...select}
          {...described(fieldId, { hint, error })}
          aria-busy={busy || undefined}
          className={cx(FIELD_BOX, 'appearance-none truncate pr-11', className)}
        />
        {busy ? (
          <span className="spinner pointer-events-none absolute right-4 text-ink-3" />
        ) : (
          <Icon name="caret-down" className="pointer-events-none absolute right-4 text-ink-3" />
        )}
      </div>
    </Field>
  )
}
