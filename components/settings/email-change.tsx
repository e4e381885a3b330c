'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '@/components/account/code-field'
import { ResendRow } from '@/components/account/resend-row'
import { FormError } from '@/components/ui/feedback/form-error'
import { PasswordField } from '@/components/ui/form/password-field'
import { TextField } from '@/components/ui/form/text-field'
import { send } from '@/lib/api/browser'
import type { requestEmailChange, verifyEmailChange } from '@/lib/contract/account'
import type { User } from '@/lib/contract/auth'
import { accountQuery, useAccountUpdate } from './account-query'
import { AgainStep } from './again-step'
import { FormButtons } from './form-buttons'
import { useChange } from './use-change'
import { useSave } from './use-save'
import { useSignInAgain } from './use-sign-in-again'

interface EmailValues {
  email: string
  password: string
  code: string
}

/** Asks for the new address, then for the code that was emailed to it. */
export function EmailChange({ user, onDone }: { user: User; onDone(): void }) {
  const t = useTranslations('settings')
  const change = useChange(user.id, 'email', onDone)
  const form = useForm<EmailValues>({ defaultValues: { email: change.value, password: '', code: '' } })
  const update = useAccountUpdate()
  const client = useQueryClient()
  const { resendAt } = change
  const codeRequested = resendAt !== null
  const { errors } = form.formState
  useEffect(() => {
    if (codeRequested) form.setFocus('code')
    else form.setFocus(form.getValues('email') ? 'password' : 'email')
  }, [form, codeRequested])

  const again = useSignInAgain()
  const request = useSave(form, async ({ email, password }) => {
    const response = await again.attempt(
      () => send<typeof requestEmailChange>('POST', '/api/account/email', { email, password }),
      (): unknown => request.submit(),
    )
    if (!response) return {}
    form.resetField('code')
    if (codeRequested) form.setFocus('code')
    change.codeSent(email.trim(), response.data.resend_after_seconds)
    return {}
  })
  const verify = useSave(form, async ({ email, code }) => {
    const response = await send<typeof verifyEmailChange>('PUT', '/api/account/email', { email, code })
    update(response.data)
    change.leave()
    // The other devices have been signed out.
    await client.invalidateQueries({ queryKey: accountQuery.queryKey })
    return response
  })

  if (again.repeat) return <AgainStep again={again} email={user.email} onCancel={change.leave} />
  if (!codeRequested)
    return (
      <form method="post" noValidate onSubmit={request.submit} className="grid gap-4.5">
        <FormError message={request.problem} busy={request.busy} />
        <TextField
          label={t('email.label')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <FormButtons submit={t('email.request')} busy={request.busy} onCancel={change.leave} />
      </form>
    )
  return (
    <form method="post" noValidate onSubmit={verify.submit} className="grid gap-4.5">
      <FormError message={verify.problem ?? request.problem} busy={verify.busy} />
      <p className="text-15 wrap-break-word text-ink-2">
        {t.rich('email.sentTo', {
          email: form.getValues('email').trim(),
          address: (part) => <b className="font-semibold text-ink">{part}</b>,
        })}
      </p>
      <CodeField label={t('email.code')} control={form.control} name="code" />
      <FormButtons submit={t('email.submit')} busy={verify.busy} onCancel={change.leave} />
      <ResendRow
        resendAt={resendAt}
        // The password is not restored after a reload, so it must be entered again.
        onResend={() => (form.getValues('password') ? request.submit() : change.back())}
        back={t('change')}
        onBack={change.back}
      />
    </form>
  )
}
