import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { PasswordField } from '@/components/ui/form/password-field'

type Registered = Pick<ComponentProps<typeof PasswordField>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>

interface NewPasswordFieldsProps {
  field(name: 'password' | 'password_confirmation'): Registered
}

/** A new password, twice. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const t = useTranslations('settings.secret')
  const hint = useTranslations('auth.signUp')('passwordHint')
  return (
    <>
      <PasswordField label={t('next')} hint={hint} autoComplete="new-password" {...field('password')} />
      <PasswordField label={t('again')} autoComplete="new-password" {...field('password_confirmation')} />
    </>
  )
}
