'use client'

import { useTranslations } from 'next-intl'
import { send } from '@/lib/api/browser'
import type { resetPassword } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { AccountHeading } from './account-heading'
import type { ForgotStepProps } from './forgot-password'
import { NewPasswordForm } from './new-password-form'

interface ForgotNewPasswordProps extends ForgotStepProps<'password'> {
  endsSessions: boolean
}

/** The last step: the new password, sent with the code. */
export function ForgotNewPassword({ form, at, go, endsSessions }: ForgotNewPasswordProps) {
  const t = useTranslations('forgot.password')
  const step = useTranslations('forgot')('step', { step: 3 })
  const { email, code } = at

  function goBackIfExpired(error: unknown): boolean {
    if (!(error instanceof ApiError && error.code === 'INVALID_CODE')) return false
    form.resetField('code')
    go({ ...at, step: 'code' })
    // After the field is mounted.
    setTimeout(() => form.setError('code', { type: 'server', message: t('expired') }))
    return true
  }

  return (
    <>
      <AccountHeading
        title={t('title')}
        lead={t.rich('lead', {
          email,
          endsSessions: String(endsSessions),
          address: (part) => <b className="font-semibold">{part}</b>,
        })}
        step={step}
      />
      <NewPasswordForm
        form={form}
        email={email}
        save={async (passwords) => {
          const body = { email, code, ...passwords }
          return (await send<typeof resetPassword>('POST', '/api/auth/reset-password', body)).user
        }}
        onError={goBackIfExpired}
      />
    </>
  )
}
