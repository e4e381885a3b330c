'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/action/button'
import { FormError } from '@/components/ui/feedback/form-error'
import { PasswordField } from '@/components/ui/form/password-field'
import { TextField } from '@/components/ui/form/text-field'
import { send } from '@/lib/api/browser'
import type { renewRecoveryCodes, TwoStepState, turnOffTwoStep } from '@/lib/contract/two-step'
import { useSave } from './use-save'

interface TwoStepManageProps {
  email: string
  state: TwoStepState
  /** @param codes the new recovery codes */
  onCodes(codes: string[]): void
  onOff(): void
  onCancel(): void
}

/** Replaces the recovery codes or turns two-step verification off; both ask for both steps. */
export function TwoStepManage({ email, state, onCodes, onOff, onCancel }: TwoStepManageProps) {
  const t = useTranslations('settings')
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const { errors } = form.formState
  useEffect(() => form.setFocus('password'), [form])

  const off = useSave(form, async (values) => {
    const response = await send<typeof turnOffTwoStep>('DELETE', '/api/account/two-step', values)
    onOff()
    return response
  })
  const renew = useSave(form, async (values) => {
    const path = '/api/account/two-step/recovery-codes'
    const response = await send<typeof renewRecoveryCodes>('POST', path, values)
    onCodes(response.data.recovery_codes)
    return response
  })
  const busy = off.busy || renew.busy

  return (
    <form method="post" noValidate onSubmit={renew.submit} className="grid gap-4.5">
      <FormError message={off.problem ?? renew.problem} busy={busy} />
      <p className="text-14 text-ink-2">{t('twoStep.left', { count: state.recovery_codes_left })}</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <TextField
        label={t('twoStep.either')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('twoStep.renew')}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void off.submit()}>
          {t('twoStep.turnOff')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
