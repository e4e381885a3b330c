'use client'

import { lazy, Suspense } from 'react'
import { useToasts } from '@/stores/toasts'

const ToastViewport = lazy(() =>
  import('@/components/ui/toast-viewport').then((module) => ({ default: module.ToastViewport })),
)

/** The place of the toasts; their code comes with the first one. */
export function Notifications() {
  const any = useToasts(({ toasts }) => toasts.length > 0)
  return (
    // There before its toasts are, so that they are read out.
    <div data-notifications="" aria-live="polite">
      <Suspense>{any && <ToastViewport />}</Suspense>
    </div>
  )
}
