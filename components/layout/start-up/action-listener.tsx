'use client'

import { useEffect } from 'react'
import { copyAddress, shareAddress } from '@/components/product/share'
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
      const { act } = button.dataset
      // Both at once: Safari refuses what waits for a script after the press.
      if (act === 'copy') return void copyAddress(button)
      if (act === 'share') {
        // The native share dialog, where available, replaces the menu that the button opens.
        if (!navigator.share) return
        event.preventDefault()
        return void shareAddress(button.dataset)
      }
      void load().then((actions) => actions.act(button))
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
