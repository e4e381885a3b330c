'use client'

import { useTranslations } from 'next-intl'
import { useNavigation } from '@/stores/navigation'

/** The gray progress bar at the top. */
export function LoadingBar() {
  const t = useTranslations('ui')
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="loading-bar fixed inset-x-0 top-0 z-60 h-[3px] origin-left"
      style={{ background: '#9aa9b0' }}
    />
  )
}

/** Shows the progress bar during navigation. */
export function PageLoading() {
  const pending = useNavigation((state) => state.pending)
  return pending && <LoadingBar />
}
