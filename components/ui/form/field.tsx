import './field.css'
import { Icon } from '@/components/ui/media/icon'

export interface FieldProps {
  label: React.ReactNode
  hint?: React.ReactNode
  /** Error message, as a sentence. */
  error?: string | null
  /** At the right of the label. */
  aside?: React.ReactNode
}

/** Class name of an input's box; `aria-invalid` makes it red. */
export const FIELD_BOX = 'field'

/** Returns the attributes that link an input to its hint and error. */
export function described(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  }
}

/** The error message below an input. */
export function FieldError({
  id,
  className,
  children,
}: {
  id: string
  className?: string
  children: string
}) {
  return (
    <p id={id} className={`flex items-start gap-1.5 text-14 text-bad ${className ?? ''}`}>
      <Icon name="warning-circle-fill" className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

interface FieldFrameProps extends FieldProps {
  id: string
  /** The label applies to several inputs, which the caller labels by `${id}-label`. */
  several?: boolean
  children: React.ReactNode
}

/** A label, its input, and below it the hint or the error. */
export function Field({ id, label, hint, error, aside, several, children }: FieldFrameProps) {
  const Label = several ? 'span' : 'label'
  return (
    <div className="grid grid-cols-1 content-start gap-1.5 wrap-break-word">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <Label id={`${id}-label`} {...(several ? {} : { htmlFor: id })} className="min-w-0 font-semibold">
          {label}
        </Label>
        {aside}
      </div>
      {children}
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-13 text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
