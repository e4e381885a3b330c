'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { ErrorState } from '@/components/ui/feedback/error-state'

export function ErrorStateSpecimen() {
  const t = useTranslations('showcase.surface')
  const form = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [busy, setBusy] = useState(false)

  function retry() {
    setBusy(true)
    setTimeout(setBusy, 1500, false)
  }

  return (
    <Specimen name="error-state">
      <State name={state('usual')}>
        <ErrorState title={t('lost')} safe={t('lostSafe')} onRetry={retry} busy={busy}>
          <p>{t('lostDo')}</p>
        </ErrorState>
      </State>
      <State name={state('busy')}>
        <ErrorState title={t('lost')} safe={t('lostSafe')} onRetry={retry} busy />
      </State>
      <State name={state('long')}>
        <ErrorState title={form('longWord')} safe={form('longSentence')} onRetry={retry} />
      </State>
    </Specimen>
  )
}
