'use client'

import { Suspense } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { useLoginPopup } from '@/stores/login-popup'

const LoginDialog = lazyWithRetry(() =>
  import('./login-dialog').then((module) => ({ default: module.LoginDialog })),
)

/** Asks the visitor to sign in on the current page; its code is loaded on demand. */
export function LoginPopup() {
  const open = useLoginPopup((state) => state.open)
  return <Suspense>{open && <LoginDialog />}</Suspense>
}
