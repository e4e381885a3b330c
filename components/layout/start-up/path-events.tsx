'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { syncNightImages } from '@/components/layout/preferences/theme'
import { isInternalNavigation } from '@/components/page/is-internal-navigation'
import { afterPaint } from '@/components/ui/after-paint'
import { splitLocale } from '@/lib/i18n/paths'
import { useLoginPopup } from '@/stores/login-popup'
import { useNavigation } from '@/stores/navigation'
import { onEntryChange } from './entry-changes'
import { useRedirects } from './use-redirects'

/** Stops the pending state; a page that takes longer has failed and shows its own error. */
const MAX_WAIT_MS = 15_000

/** Safari has `checkVisibility` since version 17.4. */
const isShown = (element: Element) => element.checkVisibility?.() ?? element.getClientRects().length > 0

/** Moves the focus to the top of the new page if the focused element left with the old one. */
function findFocus() {
  const focused = document.activeElement
  if (focused && focused !== document.body && isShown(focused)) return
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Tracks navigation: follows redirects, closes the login pop-up on arrival and marks a pending page. */
export function PathEvents() {
  const pathname = usePathname()
  useRedirects(pathname)
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current !== pathname) afterPaint(findFocus)
    before.current = pathname
    useNavigation.setState({ path: splitLocale(pathname).path, pending: false, topFirst: false })
    useLoginPopup.getState().hide()
    syncNightImages()
  }, [pathname])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const arrived = () => {
      clearTimeout(timer)
      useNavigation.setState({ pending: false, topFirst: false })
    }
    const leaving = (event: MouseEvent) => {
      if (!isInternalNavigation(event)) return
      const { signedIn } = document.documentElement.dataset
      const link = (event.target as Element).closest('a')
      const requested = signedIn === undefined ? null : link
      useNavigation.setState({ pending: true, topFirst: link?.hash === '', requested })
      clearTimeout(timer)
      timer = setTimeout(arrived, MAX_WAIT_MS)
    }
    document.addEventListener('click', leaving)
    // The router changes the URL while React commits the page, and a change of the state would be rendered before its paint.
    const arrivedSoon = () => void afterPaint(arrived)
    window.addEventListener('pageshow', arrived)
    const endChanges = onEntryChange(arrivedSoon)
    return () => {
      arrived()
      document.removeEventListener('click', leaving)
      window.removeEventListener('pageshow', arrived)
      endChanges()
    }
  }, [])

  return null
}
