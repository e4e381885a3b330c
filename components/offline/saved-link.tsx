'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { buttonStyle } from '@/components/ui/action/button-style'
import { SAVED_LIST, savedOrderPath } from './saved-paths'

/** Links to the saved copy of an order (or list) that cannot be loaded; renders nothing without one. */
export function SavedLink({ orderId }: { orderId: string | null }) {
  const t = useTranslations('offline')
  const { path } = usePreferences()
  const page = orderId === null ? SAVED_LIST : savedOrderPath(orderId)
  const [isSaved, setIsSaved] = useState(false)
  useEffect(() => {
    const check = async () => setIsSaved((await caches.match(page)) !== undefined)
    // The Cache API needs a secure context.
    check().catch(() => setIsSaved(false))
  }, [page])
  if (!isSaved) return null
  // Not a router link: the service worker responds to it.
  return (
    <p className="pb-6 text-center">
      <a className={buttonStyle('secondary')} href={path(`${page}?kept`)}>
        {t('open')}
      </a>
    </p>
  )
}
