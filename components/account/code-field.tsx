'use client'

import {
  type FieldPathByValue,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form'
import { CodeInput } from '@/components/ui/form/code-input'
import { TextField } from '@/components/ui/form/text-field'
import { CODE_LENGTH } from '@/lib/domain/verification-code'

interface CodeFieldProps<Values extends FieldValues>
  extends UseControllerProps<Values, FieldPathByValue<Values, string>> {
  label: React.ReactNode
  /** Number of digits; null if the code may be any text. */
  digits?: number | null
}

/** Form field for an emailed code. */
export function CodeField<Values extends FieldValues>({
  label,
  digits = CODE_LENGTH,
  ...controlled
}: CodeFieldProps<Values>) {
  const { field, fieldState } = useController(controlled)
  const props = { ...field, label, error: fieldState.error?.message }
  if (digits === CODE_LENGTH) return <CodeInput {...props} />
  return <TextField {...props} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
}
