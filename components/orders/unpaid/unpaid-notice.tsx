'use client'

import { Suspense, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { useSignedIn } from '@/components/session/use-signed-in'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'

const UnpaidBar = lazyWithRetry(() =>
  import('./unpaid-bar').then((module) => ({ default: module.UnpaidBar })),
)

/** The order that the visitor has put off, as long as the tab's page lives. */
let putOff: string | null = null

/** Shows the unpaid order of a signed-in visitor; the page itself is the same for all, and guests load no code. */
export function UnpaidNotice() {
  const { offered } = usePreferences()
  const signedIn = useSignedIn()
  const [hidden, setHidden] = useState(putOff)
  if (!signedIn || !offered.orders) return null
  return (
    <Suspense>
      <UnpaidBar
        hidden={hidden}
        onHide={(order) => {
          putOff = order
          setHidden(order)
          document.getElementById('content')?.focus({ preventScroll: true })
        }}
      />
    </Suspense>
  )
}
