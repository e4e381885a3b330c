'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { LazyDialog } from '@/components/ui/overlay/lazy-dialog'
import { DeletionForm } from './deletion-form'
import { SettingsCard } from './settings-card'

export function DeletionSection({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations('settings.deletion')
  const [asking, setAsking] = useState(false)
  return (
    <SettingsCard title={t('title')} line={t('line')}>
      {hasPassword ? (
        <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
          {t('open')}
        </Button>
      ) : (
        <p className="text-14 text-ink-3">{t('noPassword')}</p>
      )}
      <LazyDialog open={asking} onOpenChange={setAsking} title={t('confirm')} description={t('warning')}>
        <DeletionForm onKeep={() => setAsking(false)} />
      </LazyDialog>
    </SettingsCard>
  )
}
