'use client'

import { useTranslations } from 'next-intl'
import { useNavigation } from '@/stores/navigation'

/** The grey progress bar at the top during navigation. */
export function PageLoading() {
  const t = useTranslations('ui')
  const pending = useNavigation((state) => state.pending)
  if (!pending) return null
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="loading-bar fixed inset-x-0 top-0 z-60 h-[3px] origin-left"
      style={{ background: '#9aa9b0' }}
    />
  )
}
