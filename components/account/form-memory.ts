import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What was typed, for as long as whoever holds this is on the page. */
export interface Kept<Values> {
  values: Values | null
}

/** Notes what is typed, so that another form can take the place of this one and give it back. */
export function useFormMemory<Values extends FieldValues>(form: UseFormReturn<Values>, kept?: Kept<Values>) {
  useEffect(() => {
    if (!kept) return
    const { unsubscribe } = form.watch(() => {
      kept.values = form.getValues()
    })
    return unsubscribe
  }, [form, kept])
}
