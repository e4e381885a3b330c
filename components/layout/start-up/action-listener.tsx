'use client'

import { useEffect } from 'react'
import { importWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { deviceStorage } from '@/stores/browser-storage/storage'

const load = () => importWithRetry(() => import('./delegated-actions'))

/** Whether the device has favourites or the account may: then hearts are rendered without a click. */
function hasHearts(): boolean {
  return 'signedIn' in document.documentElement.dataset || deviceStorage.get('favourites') !== null
}

/** Delegates clicks on elements with `data-act`, so that a page with hearts needs no other script. */
export function ActionListener() {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-act]')
      if (!button) return
      // The native share dialog, where available, replaces the menu that the button opens.
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
