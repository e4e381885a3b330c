import { type ComponentProps, useId } from 'react'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import { described, FIELD_BOX, Field, type FieldProps } from './field'

interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {
  /** The options are loading. */
  busy?: boolean
}

/**
 * A native select: no script, the phone's picker, type-ahead. Use it for plain text options, and always for
 * more than a dozen; for options with a description or a price use `Select`.
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
