import type { Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/lib/contract/error'
import type { CheckoutValues } from './checkout-values'

/**
 * Shows the server's messages beside their fields and focuses the first invalid field on the page.
 * @returns whether every error has a field; if not, the rest must be shown elsewhere
 */
export function showResponseErrors(
  form: UseFormReturn<CheckoutValues>,
  page: HTMLFormElement | null,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError) || error.code !== 'VALIDATION_FAILED') return false
  const wrong = Object.entries(error.errors)
  const shown = wrong.filter(([name]) => page?.elements.namedItem(name))
  for (const [name, [message]] of shown)
    form.setError(name as Path<CheckoutValues>, { type: 'server', message })
  if (shown.length > 0)
    // The country of an invalid phone number has no name: the number gets the focus.
    requestAnimationFrame(() => page?.querySelector<HTMLElement>('[name][aria-invalid="true"]')?.focus())
  return shown.length > 0 && shown.length === wrong.length
}
