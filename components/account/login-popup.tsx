'use client'

import { Suspense } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { useLoginPopup } from '@/stores/login-popup'

const LoginDialog = lazyWithRetry(() =>
  import('./login-dialog').then((module) => ({ default: module.LoginDialog })),
)

/** Asks to sign in where the visitor is; its code comes when it is needed. */
export function LoginPopup() {
  const open = useLoginPopup((state) => state.open)
  return <Suspense>{open && <LoginDialog />}</Suspense>
}
