'use client'

import {
  type FieldPathByValue,
  type FieldValues,
  type UseControllerProps,
  useController,
} from 'react-hook-form'
import { CodeInput } from '@/components/ui/form/code-input'

type CodeFieldProps<Values extends FieldValues> = UseControllerProps<
  Values,
  FieldPathByValue<Values, string>
> & { label: React.ReactNode }

/** Form field for the six digits of an emailed code. */
export function CodeField<Values extends FieldValues>({ label, ...controlled }: CodeFieldProps<Values>) {
  const { field, fieldState } = useController(controlled)
  return <CodeInput {...field} label={label} error={fieldState.error?.message} />
}
