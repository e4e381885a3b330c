import type { UseFormReturn } from 'react-hook-form'

export interface ForgotValues {
  email: string
  code: string
  password: string
  password_confirmation: string
}

export type ForgotForm = UseFormReturn<ForgotValues>

export const EMPTY: ForgotValues = { email: '', code: '', password: '', password_confirmation: '' }
