'use client'

import { useEffect } from 'react'
import { importWithRetry } from '@/components/ui/lazy-with-retry'

const load = () => importWithRetry(() => import('./delegated-actions'))

/** Whether a device keeps favourites, or an account may: then hearts are painted without being asked. */
function hasHearts(): boolean {
  try {
    return 'signedIn' in document.documentElement.dataset || localStorage.getItem('favourites') !== null
  } catch {
    return false
  }
}

/** Hears every press on what carries `data-act`, so that a page of hearts costs no script but this. */
export function ActEvents() {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-act]')
      if (!button) return
      // Where the device can share, its own way takes the place of the menu that the button opens.
      if (button.dataset.act === 'share') {
        if (!navigator.share) return
        event.preventDefault()
      }
      void load().then(({ act }) => act(button))
    }
    document.addEventListener('click', press)
    const timer = hasHearts() ? setTimeout(() => void load().then((acts) => acts.startHearts()), 500) : 0
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', press)
    }
  }, [])
  return null
}
