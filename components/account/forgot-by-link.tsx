'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { send } from '@/lib/api/browser'
import type { resetPasswordByLink } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { AccountHeading } from './account-heading'
import { dropForgotDraft } from './forgot-draft'
import { EMPTY, type ForgotValues } from './forgot-values'
import { NewPasswordForm } from './new-password-form'

/** The new password, sent with the token of the mailed link. */
export function ForgotByLink({ token }: { token: string }) {
  const t = useTranslations('forgot.link')
  const errorText = useErrorText()
  const { path } = usePreferences()
  const form = useForm<ForgotValues>({ defaultValues: EMPTY })
  const [expired, setExpired] = useState<string | null>(null)

  function showExpired(error: unknown): boolean {
    if (!(error instanceof ApiError && error.code === 'LINK_EXPIRED')) return false
    setExpired(errorText(error))
    return true
  }

  function startAgain() {
    dropForgotDraft()
    // Loads the page: without the fragment it is another URL.
    window.location.assign(path('/forgot-password'))
  }

  return (
    <>
      <AccountHeading title={t('title')} lead={t('lead')} />
      {expired === null ? (
        <NewPasswordForm
          form={form}
          save={async (passwords) => {
            const body = { token, ...passwords }
            return (await send<typeof resetPasswordByLink>('POST', '/api/auth/reset-password-by-link', body))
              .user
          }}
          onError={showExpired}
        />
      ) : (
        <div className="grid gap-4.5">
          <FormError message={expired} />
          <Button size="lg" wide onClick={startAgain}>
            {t('again')}
          </Button>
        </div>
      )}
    </>
  )
}
