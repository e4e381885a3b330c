'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { usePreferences } from '@/components/layout/preferences'
import { buttonStyle } from '@/components/ui/button-style'
import { SAVED_LIST, savedOrderPath } from './saved-paths'

/** Where an order, or the list, cannot be loaded: the way to what the device keeps of it, if it does. */
export function SavedLink({ orderId }: { orderId: string | null }) {
  const t = useTranslations('offline')
  const { path } = usePreferences()
  const page = orderId === null ? SAVED_LIST : savedOrderPath(orderId)
  const [isSaved, setIsSaved] = useState(false)
  useEffect(() => {
    const look = async () => setIsSaved((await caches.match(page)) !== undefined)
    // Without a secure connection there are no caches.
    look().catch(() => setIsSaved(false))
  }, [page])
  if (!isSaved) return null
  // Not a link of the router's: the worker is who answers it.
  return (
    <p className="pb-6 text-center">
      <a className={buttonStyle('secondary')} href={path(`${page}?kept`)}>
        {t('open')}
      </a>
    </p>
  )
}
