'use client'

import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showFieldErrors } from '@/components/account/field-errors'
import { useErrorWords } from '@/components/ui/error-text'
import { showToast } from '@/stores/toasts'
import { useProblem } from './use-problem'

/**
 * Sends a form and says what came of it: the server's words beside their fields, the rest above them, success as
 * a toast. What was typed stays whatever happens.
 */
export function useSave<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  save: (values: Values) => Promise<{ message?: string }>,
) {
  const words = useErrorWords()
  const [problem, setProblem] = useProblem()

  function show(error: unknown) {
    if (!showFieldErrors(form, error)) setProblem(words(error))
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
