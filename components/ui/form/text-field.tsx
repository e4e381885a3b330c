import { type ComponentProps, useId } from 'react'
import { cx } from '@/components/ui/class-names'
import { described, FIELD_BOX, Field, type FieldProps } from './field'

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  /** Inside the box, before the text. */
  start?: React.ReactNode
  /** Inside the box, after the text. */
  end?: React.ReactNode
  /** The text is being looked up: a spinner at the end of the box. */
  busy?: boolean
}

export function TextField({
  label,
  hint,
  error,
  aside,
  start,
  end,
  busy,
  className,
  id,
  ...input
}: TextFieldProps) {
  const generated = useId()
  const fieldId = id ?? generated
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} aside={aside}>
      <div className="relative flex items-center">
        {start && <span className="pointer-events-none absolute left-4 text-ink-3">{start}</span>}
        <input
          {...input}
          {...described(fieldId, { hint, error })}
          aria-busy={busy || undefined}
          className={cx(FIELD_BOX, start && 'pl-14', (end || busy) && 'pr-13', className)}
        />
        {busy ? (
          <span className="spinner absolute right-4 text-ink-3" />
        ) : (
          end && <span className="absolute right-1 flex">{end}</span>
        )}
      </div>
    </Field>
  )
}
