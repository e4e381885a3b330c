import { Icon } from './icon'

export interface FieldProps {
  label: React.ReactNode
  hint?: React.ReactNode
  /** What is wrong, in a sentence. */
  error?: string | null
  /** At the right of the label. */
  aside?: React.ReactNode
}

/** The box of an input; `aria-invalid` makes it red. */
export const FIELD_BOX =
  'h-13 w-full rounded-12 bg-raised px-4 text-16 text-ink inset-ring inset-ring-line-strong placeholder:text-ink-3 hover:inset-ring-ink focus:outline-0 focus:inset-ring-2 focus:inset-ring-focus disabled:bg-bg-3 disabled:text-ink-3 disabled:inset-ring-0 aria-invalid:inset-ring-2 aria-invalid:inset-ring-bad forced-colors:border'

/** What ties an input to its hint and error. */
export function described(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  }
}

/** Label, input, and below it the hint or what is wrong. */
export function Field({
  id,
  label,
  hint,
  error,
  aside,
  children,
}: FieldProps & { id: string; children: React.ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-14">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-14 text-bad">
          <Icon name="warning-circle-fill" className="mt-0.5" />
          {error}
        </p>
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
