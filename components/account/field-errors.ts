import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/lib/contract/error'

/**
 * Shows the server's messages beside their fields and focuses the first of them; a wrong code is shown at the
 * code field. Returns whether that says everything; if not, the form must show the message, too. A host's own
 * message beside its field errors has the code INTERNAL.
 */
export function showFieldErrors<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const errors: Record<string, string[]> =
    error.code === 'INVALID_CODE' ? { code: [error.message] } : error.errors
  const fields = Object.keys(form.getValues())
  const shown = fields.filter((field) => errors[field]?.length)
  for (const [index, field] of shown.entries())
    form.setError(
      field as Path<T>,
      { type: 'server', message: errors[field]?.[0] },
      { shouldFocus: index === 0 },
    )
  return error.code !== 'INTERNAL' && shown.length > 0 && shown.length === Object.keys(errors).length
}
