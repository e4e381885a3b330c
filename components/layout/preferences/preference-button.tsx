'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Icon } from '@/components/ui/media/icon'
import { usePreferenceSheet } from './preference-sheet'

/** Opens language, currency and theme from outside the header. */
export function PreferenceButton({ className }: { className: string }) {
  const t = useTranslations('layout.client')
  const { currency } = usePreferences()
  const setOpen = usePreferenceSheet((state) => state.setOpen)
  return (
    <button type="button" onClick={() => setOpen(true)} className={className}>
      <Icon name="globe-hemisphere-west" />
      {t('preferencesNow', { currency })}
    </button>
  )
}
