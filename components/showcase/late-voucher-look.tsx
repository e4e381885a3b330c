'use client'

import { Suspense, useEffect, useState } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

const VoucherLook = lazyWithRetry(() =>
  import('./voucher-look').then((module) => ({ default: module.VoucherLook })),
)

/** The look of a voucher, after the page: no page but the one of all components shows as many looks at once. */
export function LateVoucherLook() {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return <Suspense fallback={null}>{alive && <VoucherLook />}</Suspense>
}
