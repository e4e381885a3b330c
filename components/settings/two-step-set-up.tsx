'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { QrImage } from '@/components/orders/voucher/qr-image'
import { FormError } from '@/components/ui/feedback/form-error'
import { PasswordField } from '@/components/ui/form/password-field'
import { TextField } from '@/components/ui/form/text-field'
import { LeadIn } from '@/components/ui/text/lead-in'
import { send } from '@/lib/api/browser'
import type { OperationOutput } from '@/lib/contract/operation'
import type { setUpTwoStep, turnOnTwoStep } from '@/lib/contract/two-step'
import { FormButtons } from './form-buttons'
import { useSave } from './use-save'

interface TwoStepSetUpProps {
  email: string
  /** The passkeys of the account, which sign in without the code. */
  passkeys: number
  /** @param codes the recovery codes */
  onCodes(codes: string[]): void
  onCancel(): void
}

/** Asks for the password, then shows the secret for the app and asks for its first code. */
export function TwoStepSetUp({ email, passkeys, onCodes, onCancel }: TwoStepSetUpProps) {
  const t = useTranslations('settings')
  const [secret, setSecret] = useState<OperationOutput<typeof setUpTwoStep>['data'] | null>(null)
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const { errors } = form.formState
  useEffect(() => form.setFocus(secret ? 'code' : 'password'), [form, secret])

  const { submit, problem, busy } = useSave(form, async ({ password, code }) => {
    if (!secret) {
      setSecret((await send<typeof setUpTwoStep>('POST', '/api/account/two-step', { password })).data)
      return {}
    }
    const response = await send<typeof turnOnTwoStep>('PUT', '/api/account/two-step', { code })
    onCodes(response.data.recovery_codes)
    return response
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <FormError message={problem} busy={busy} />
      <p className="text-14 text-ink-2">{t('twoStep.line')}</p>
      {passkeys > 0 && <p className="text-14 text-ink-2">{t('twoStep.passkeys', { count: passkeys })}</p>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {!secret && (
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      )}
      {secret && (
        <>
          <p>{t('twoStep.scan')}</p>
          <QrImage svg={secret.qr} code={t('twoStep.qr')} />
          <p className="text-14 text-ink-2">
            <LeadIn>{t('twoStep.manual')}</LeadIn>
            <code className="font-mono wrap-break-word select-all text-ink">
              {secret.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </p>
          <TextField
            label={t('twoStep.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={errors.code?.message}
            {...form.register('code')}
          />
        </>
      )}
      <FormButtons submit={t(secret ? 'twoStep.turnOn' : 'twoStep.start')} busy={busy} onCancel={onCancel} />
    </form>
  )
}
