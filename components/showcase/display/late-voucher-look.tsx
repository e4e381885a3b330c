'use client'

import { Suspense, useEffect, useState } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'

const VoucherLook = lazyWithRetry(() =>
  import('./voucher-look').then((module) => ({ default: module.VoucherLook })),
)

/** Loads the voucher styles after the page, as only the showcase renders this many components at once. */
export function LateVoucherLook() {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return <Suspense fallback={null}>{alive && <VoucherLook />}</Suspense>
}
