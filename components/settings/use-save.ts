'use client'

import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showFieldErrors } from '@/components/account/field-errors'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { showToast } from '@/stores/toasts'
import { useProblem } from './use-problem'

/**
 * Submits a form and shows the result: field errors beside their fields, other errors above the form, success
 * as a toast. Typed values are always retained.
 */
export function useSave<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  save: (values: Values) => Promise<{ message?: string }>,
) {
  const errorText = useErrorText()
  const [problem, setProblem] = useProblem()

  function show(error: unknown) {
    if (!showFieldErrors(form, error)) setProblem(errorText(error))
  }

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    try {
      const { message } = await save(values)
      if (message) showToast({ title: message })
    } catch (error) {
      show(error)
    }
  })

  return { submit, problem, setProblem, busy: form.formState.isSubmitting }
}
