'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { FormError } from '@/components/ui/feedback/form-error'
import { send } from '@/lib/api/browser'
import type { changePassword } from '@/lib/contract/account'
import { accountQuery } from './account-query'
import { AgainStep } from './again-step'
import { FormButtons } from './form-buttons'
import { NewPasswordFields } from './new-password-fields'
import { useSave } from './use-save'
import { useSignInAgain } from './use-sign-in-again'

const EMPTY = { password: '', password_confirmation: '' }

/** The first password of an account that was opened with a mailed code or with Google. */
export function FirstPassword({ email, onDone }: { email: string; onDone(): void }) {
  const t = useTranslations('settings')
  const client = useQueryClient()
  const form = useForm({ defaultValues: EMPTY })
  const { errors } = form.formState
  const again = useSignInAgain()
  useEffect(() => form.setFocus('password'), [form])

  const set = useSave(form, async (values) => {
    const input = { current_password: null, ...values }
    const response = await again.attempt(
      () => send<typeof changePassword>('PUT', '/api/account/password', input),
      (): unknown => set.submit(),
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
    <form method="post" noValidate onSubmit={set.submit} className="grid gap-4.5">
      <FormError message={set.problem} busy={set.busy} />
      <p className="text-14 text-ink-2">{t('secret.first')}</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields field={field} />
      <FormButtons submit={t('secret.set')} busy={set.busy} onCancel={onDone} />
    </form>
  )
}
