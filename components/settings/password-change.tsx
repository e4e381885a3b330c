'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { FormError } from '@/components/ui/feedback/form-error'
import { PasswordField } from '@/components/ui/form/password-field'
import { send } from '@/lib/api/browser'
import type { changePassword } from '@/lib/contract/account'
import { accountQuery } from './account-query'
import { AgainStep } from './again-step'
import { FormButtons } from './form-buttons'
import { NewPasswordFields } from './new-password-fields'
import { useSave } from './use-save'
import { useSignInAgain } from './use-sign-in-again'

const EMPTY = { current_password: '', password: '', password_confirmation: '' }

export function PasswordChange({ email, onDone }: { email: string; onDone(): void }) {
  const t = useTranslations('settings')
  const client = useQueryClient()
  const form = useForm({ defaultValues: EMPTY })
  const { errors } = form.formState
  useEffect(() => form.setFocus('current_password'), [form])

  const again = useSignInAgain()
  const { submit, problem, busy } = useSave(form, async (values) => {
    const response = await again.attempt(
      () => send<typeof changePassword>('PUT', '/api/account/password', values),
      (): unknown => submit(),
    )
    if (!response) return {}
    onDone()
    // The other devices have been signed out.
    await client.invalidateQueries({ queryKey: accountQuery.queryKey })
    return response
  })
  const field = (name: keyof typeof EMPTY) => ({ ...form.register(name), error: errors[name]?.message })

  if (again.repeat) return <AgainStep again={again} email={email} onCancel={onDone} />
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <FormError message={problem} busy={busy} />
      <p className="text-14 text-ink-2">{t('secret.line')}</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('secret.current')}
        autoComplete="current-password"
        {...field('current_password')}
      />
      <NewPasswordFields field={field} />
      <FormButtons submit={t('secret.submit')} busy={busy} onCancel={onDone} />
    </form>
  )
}
