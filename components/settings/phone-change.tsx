'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useController, useForm } from 'react-hook-form'
import { FormError } from '@/components/ui/form-error'
import { PasswordField } from '@/components/ui/password-field'
import { PhoneField } from '@/components/ui/phone/phone-field'
import { send } from '@/lib/api/browser'
import type { changePhone } from '@/lib/contract/account'
import type { User } from '@/lib/contract/auth'
import { useAccountUpdate } from './account-query'
import { FormButtons } from './form-buttons'
import { useSave } from './use-save'

export function PhoneChange({ user, onDone }: { user: User; onDone(): void }) {
  const t = useTranslations('settings')
  const update = useAccountUpdate()
  const form = useForm({ defaultValues: { phone: '', password: '' } })
  const { field, fieldState } = useController({ control: form.control, name: 'phone' })
  useEffect(() => form.setFocus('phone'), [form])

  const { submit, problem, busy } = useSave(form, async (values) => {
    const answer = await send<typeof changePhone>('PUT', '/api/account/phone', values)
    update(answer.data)
    onDone()
    return answer
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <FormError message={problem} />
      <p className="text-14 text-ink-2">{t('phone.line')}</p>
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
      <FormButtons submit={t('phone.submit')} busy={busy} onCancel={onDone} />
    </form>
  )
}
