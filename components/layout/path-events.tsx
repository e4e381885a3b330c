'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { splitLocale } from '@/lib/i18n/paths'
import { useLoginPopup } from '@/stores/login-popup'
import { useNavigation } from '@/stores/navigation'
import { leadsElsewhere } from './is-internal-navigation'
import { syncNightImages } from './theme'

/** A page that has not come by then has failed in a way that says so itself. */
const LONGEST_WAIT_MS = 15_000

/** The focus goes with the page that had it; then it starts again at the top of the new one. */
function findFocus() {
  const focused = document.activeElement
  if (focused && focused !== document.body && focused.checkVisibility()) return
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Watches where the visitor goes: closes the login pop-up on arrival, and says when a page is on its way. */
export function PathEvents() {
  const pathname = usePathname()
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current !== pathname) findFocus()
    before.current = pathname
    useNavigation.setState({ path: splitLocale(pathname).path, pending: false })
    useLoginPopup.getState().hide()
    syncNightImages()
  }, [pathname])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const arrived = () => {
      clearTimeout(timer)
      useNavigation.setState({ pending: false })
    }
    const leaving = (event: MouseEvent) => {
      if (!leadsElsewhere(event)) return
      useNavigation.setState({ pending: true })
      clearTimeout(timer)
      timer = setTimeout(arrived, LONGEST_WAIT_MS)
    }
    document.addEventListener('click', leaving)
    // The router changes the address while React is at work, when nothing may be set.
    const arrivedSoon = () => queueMicrotask(arrived)
    window.addEventListener('pageshow', arrived)
    window.navigation?.addEventListener('currententrychange', arrivedSoon)
    return () => {
      arrived()
      document.removeEventListener('click', leaving)
      window.removeEventListener('pageshow', arrived)
      window.navigation?.removeEventListener('currententrychange', arrivedSoon)
    }
  }, [])

  return null
}
