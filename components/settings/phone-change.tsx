'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useController, useForm } from 'react-hook-form'
import { CodeField } from '@/components/account/code-field'
import { ResendRow } from '@/components/account/resend-row'
import { usePhoneMessages } from '@/components/account/use-phone-messages'
import { FormError } from '@/components/ui/feedback/form-error'
import { PasswordField } from '@/components/ui/form/password-field'
import { PhoneField } from '@/components/ui/phone/phone-field'
import { send } from '@/lib/api/browser'
import type { AccountSettings, requestPhoneChange, verifyPhoneChange } from '@/lib/contract/account'
import type { User } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { accountQuery, useAccountUpdate } from './account-query'
import { AgainStep } from './again-step'
import { FormButtons } from './form-buttons'
import { useChange } from './use-change'
import { useSave } from './use-save'
import { useSignInAgain } from './use-sign-in-again'

interface PhoneValues {
  phone: string
  password: string
  code: string
}

interface PhoneChangeProps {
  user: User
  codeBy: AccountSettings['phone_code_by']
  onDone(): void
}

const strong = (part: React.ReactNode) => <b className="font-semibold wrap-break-word text-ink">{part}</b>

/** Asks for the new number, then for the code sent to it, or emailed if the shop sends no text messages. */
export function PhoneChange({ user, codeBy, onDone }: PhoneChangeProps) {
  const t = useTranslations('settings')
  const change = useChange(user.id, 'phone', onDone)
  const update = useAccountUpdate()
  const client = useQueryClient()
  const form = useForm<PhoneValues>({ defaultValues: { phone: change.value, password: '', code: '' } })
  const { field, fieldState } = useController({ control: form.control, name: 'phone' })
  const phone = usePhoneMessages(field.value)
  const { email } = user
  const { resendAt } = change
  const codeRequested = resendAt !== null
  useEffect(() => {
    if (codeRequested) return form.setFocus('code')
    const { error } = form.getFieldState('phone')
    form.setFocus(form.getValues('phone') && !error ? 'password' : 'phone')
  }, [form, codeRequested])

  const again = useSignInAgain()
  const request = useSave(form, async (values) => {
    const input = { phone: values.phone, password: values.password }
    const response = await again.attempt(
      () => send<typeof requestPhoneChange>('POST', '/api/account/phone', input),
      (): unknown => request.submit(),
    )
    if (!response) return {}
    form.resetField('code')
    if (codeRequested) form.setFocus('code')
    change.codeSent(values.phone, response.data.resend_after_seconds)
    return {}
  })
  const verify = useSave(form, async (values) => {
    try {
      const response = await send<typeof verifyPhoneChange>('PUT', '/api/account/phone', {
        phone: values.phone,
        code: values.code,
      })
      update(response.data)
      change.leave()
      // The other devices have been signed out.
      await client.invalidateQueries({ queryKey: accountQuery.queryKey })
      return response
    } catch (error) {
      // An error of the number is shown at the field where it was entered.
      if (error instanceof ApiError && error.errors.phone) change.back()
      throw error
    }
  })

  if (again.repeat) return <AgainStep again={again} email={email} onCancel={change.leave} />
  if (!codeRequested)
    return (
      <form method="post" noValidate onSubmit={request.submit} className="grid gap-4.5">
        <FormError message={request.problem} busy={request.busy} />
        <p className="text-14 text-ink-2">
          {codeBy === 'sms' ? t('phone.bySms') : t.rich('phone.byEmail', { email, address: strong })}
        </p>
        <PhoneField
          {...field}
          label={t('phone.label')}
          country={user.profile.country}
          error={fieldState.error?.message}
        />
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
        <FormButtons submit={t('phone.request')} busy={request.busy} onCancel={change.leave} />
      </form>
    )
  return (
    <form method="post" noValidate onSubmit={verify.submit} className="grid gap-4.5">
      <FormError message={verify.problem ?? request.problem} busy={verify.busy} />
      <p className="text-15 text-ink-2">
        {codeBy === 'sms'
          ? t.rich('phone.sentBySms', { phone, address: strong })
          : t.rich('phone.sentByEmail', { phone, email, address: strong })}
      </p>
      <CodeField label={t('phone.code')} control={form.control} name="code" />
      <FormButtons submit={t('phone.submit')} busy={verify.busy} onCancel={change.leave} />
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
