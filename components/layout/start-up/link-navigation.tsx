'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isPlainClick } from '@/components/page/is-internal-navigation'
import { prefetchOnIntent, prefetchVisible } from './prefetch-links'

/** Opens the pages of links with the router, and prefetches those that are likely to be opened. */
export function LinkNavigation() {
  const router = useRouter()
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-link]')
      if (!link || event.defaultPrevented || !isPlainClick(event, link)) return
      event.preventDefault()
      router.push(link.href)
    }
    document.addEventListener('click', open)
    const prefetch = (href: string) => router.prefetch(href)
    const endIntent = prefetchOnIntent(prefetch)
    const endVisible = prefetchVisible(prefetch)
    return () => {
      document.removeEventListener('click', open)
      endIntent()
      endVisible()
    }
  }, [router])
  return null
}
