'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { ButtonLink } from '@/components/ui/action/button-link'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { googleUrl } from './google-window'

/** Explains why sign-in with Google failed and offers the next steps. */
export function GoogleProblem({ children }: { children: string }) {
  const t = useTranslations('google')
  const errorText = useErrorText()
  const { path } = usePreferences()
  const [problem, setProblem] = useState(children)
  const [busy, setBusy] = useState(false)

  async function again() {
    setBusy(true)
    try {
      window.location.assign(await googleUrl())
    } catch (error) {
      setBusy(false)
      setProblem(errorText(error))
    }
  }

  return (
    <div className="grid gap-5">
      <h1>{t('problem')}</h1>
      <FormError message={problem} />
      <Button size="lg" wide busy={busy} onClick={() => void again()}>
        {t('again')}
      </Button>
      {window.opener ? (
        <Button variant="quiet" size="lg" wide onClick={() => window.close()}>
          {t('close')}
        </Button>
      ) : (
        <ButtonLink variant="quiet" size="lg" wide href={path('/sign-in')}>
          {t('back')}
        </ButtonLink>
      )}
    </div>
  )
}
