'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { send } from '@/lib/api/browser'
import type { verifyForgetPassword } from '@/lib/contract/auth'
import { showToast } from '@/stores/toasts'
import { AccountHeading } from './account-heading'
import { codeValues } from './awaited-code'
import { CodeField } from './code-field'
import { showFieldErrors } from './field-errors'
import type { ForgotStepProps } from './forgot-password'
import { requestResetCode } from './request-reset-code'
import { ResendRow } from './resend-row'

/** The second step: the code from the email. */
export function ForgotCode({ form, at, go }: ForgotStepProps<'code'>) {
  const t = useTranslations('forgot')
  const resent = useTranslations('auth.verify')('resent')
  const errorText = useErrorText()
  const [problem, setProblem] = useState<string | null>(null)
  const { email } = at
  useEffect(() => form.setFocus('code'), [form])

  function show(error: unknown) {
    if (!showFieldErrors(form, error)) setProblem(errorText(error))
  }

  const submit = form.handleSubmit(async (values) => {
    const code = values.code.trim()
    setProblem(null)
    try {
      await send<typeof verifyForgetPassword>('POST', '/api/auth/verify-forget-password', { email, code })
      go({ ...at, step: 'password', code })
    } catch (error) {
      show(error)
    }
  })

  const resend = form.handleSubmit(async () => {
    setProblem(null)
    try {
      go({ ...at, ...(await requestResetCode(email)) })
      form.resetField('code', { defaultValue: '' })
      form.setFocus('code')
      showToast({ title: resent, colour: 'info' })
    } catch (error) {
      show(error)
    }
  })

  return (
    <>
      <AccountHeading
        title={t('code.title')}
        lead={t.rich('code.lead', {
          ...codeValues(at),
          email,
          address: (text) => <b className="font-semibold">{text}</b>,
        })}
        step={t('step', { step: 2 })}
      />
      <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
        <FormError message={problem} busy={form.formState.isSubmitting} />
        <CodeField label={t('code.label')} control={form.control} name="code" digits={at.digits} />
        <Button type="submit" size="lg" wide busy={form.formState.isSubmitting}>
          {t('code.submit')}
        </Button>
        <ResendRow
          resendAt={at.resendAt}
          onResend={resend}
          back={t('code.back')}
          onBack={() => go({ step: 'email', email })}
        />
        <p className="text-13 text-ink-3">{t('code.missing')}</p>
      </form>
    </>
  )
}
