import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Form values, retained for the lifetime of the component that holds this object. */
export interface FormMemory<Values> {
  values: Values | null
}

/** Records the form's values, so that switching to another form and back restores them. */
export function useFormMemory<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  memory?: FormMemory<Values>,
) {
  useEffect(() => {
    if (!memory) return
    const { unsubscribe } = form.watch(() => {
      memory.values = form.getValues()
    })
    return unsubscribe
  }, [form, memory])
}
