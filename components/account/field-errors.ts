import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/lib/contract/error'

/**
 * Puts the server's words beside their fields and the focus into the first of them.
 * Answers whether every one of them has a field here; if not, the form has to say the rest itself.
 */
export function showFieldErrors<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const wrong = Object.entries(error.errors)
  const fields = Object.keys(form.getValues())
  const shown = fields.filter((field) => error.errors[field]?.length)
  for (const [index, field] of shown.entries())
    form.setError(
      field as Path<T>,
      { type: 'server', message: error.errors[field]?.[0] },
      { shouldFocus: index === 0 },
    )
  return shown.length > 0 && shown.length === wrong.length
}
