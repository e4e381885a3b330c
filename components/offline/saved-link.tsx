'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { usePreferences } from '@/components/layout/preferences'
import { buttonStyle } from '@/components/ui/button-style'
import { KEPT_LIST, keptOrderPath } from './saved-paths'

/** Where an order, or the list, cannot be loaded: the way to what the device keeps of it, if it does. */
export function KeptLink({ orderId }: { orderId: string | null }) {
  const t = useTranslations('offline')
  const { path } = usePreferences()
  const page = orderId === null ? KEPT_LIST : keptOrderPath(orderId)
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    const look = async () => setIsKept((await caches.match(page)) !== undefined)
    // Without a secure connection there are no caches.
    look().catch(() => setIsKept(false))
  }, [page])
  if (!isKept) return null
  // Not a link of the router's: the worker is who answers it.
  return (
    <p className="pb-6 text-center">
      <a className={buttonStyle('secondary')} href={path(`${page}?kept`)}>
        {t('open')}
      </a>
    </p>
  )
}
