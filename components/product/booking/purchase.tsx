'use client'

import { Suspense } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { usePanel } from './booking-panel'
import { panelParts } from './panel-code'
import { STEPS } from './step-id'

const Steps = lazyWithRetry(() => panelParts().then((parts) => ({ default: parts.PanelSteps })))
const Ticket = lazyWithRetry(() => panelParts().then((parts) => ({ default: parts.PanelTicket })))
const Bar = lazyWithRetry(() => panelParts().then((parts) => ({ default: parts.PanelBar })))

/** Place of the steps, unless the mobile sheet shows them; server-rendered, then hydrated. */
export function BookingSteps() {
  const { away } = usePanel()
  return (
    <div id={STEPS} style={away === null ? undefined : { height: away }}>
      {away === null && (
        <Suspense fallback={null}>
          <Steps />
        </Suspense>
      )}
    </div>
  )
}

/** The ticket beside the steps; server-rendered, then hydrated. */
export function TicketAside() {
  return (
    <aside className="sticky top-24 max-lg:hidden">
      <Suspense fallback={null}>
        <Ticket />
      </Suspense>
    </aside>
  )
}

/** The bottom bar of narrow screens; server-rendered, then hydrated. */
export function BottomBar() {
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  )
}
