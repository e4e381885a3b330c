'use client'

import { Suspense, useEffect } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { useToasts } from '@/stores/toasts'

const load = () => import('@/components/ui/feedback/toast-viewport')
const ToastViewport = lazyWithRetry(() => load().then((module) => ({ default: module.ToastViewport })))

/** After the page's own resources have loaded. */
const AHEAD_MS = 1000

/** Container of the toasts. Their code is preloaded, because the first one may report a lost network. */
export function Notifications() {
  const newest = useToasts(({ toasts }) => toasts.at(-1))
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => null), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
  const plain = newest && (
    <p className="fixed top-[68px] right-4 z-60 rounded-12 bg-raised p-4 shadow-3">
      {newest.title} {newest.description}
    </p>
  )
  return (
    // A live region must exist before its toasts, so that they are announced.
    <div data-notifications="" aria-live="polite">
      <Suspense fallback={plain}>{newest && <ToastViewport />}</Suspense>
    </div>
  )
}
