'use client'

import { lazy, Suspense } from 'react'

const BookingTicket = lazy(() =>
  import('./booking-ticket').then((module) => ({ default: module.BookingTicket })),
)
const BuyBar = lazy(() => import('./buy-bar').then((module) => ({ default: module.BuyBar })))

/** The ticket beside the choices; in the first HTML, alive a moment later than they are. */
export function TicketAside() {
  return (
    <aside className="sticky top-24 max-lg:hidden">
      <Suspense fallback={null}>
        <BookingTicket />
      </Suspense>
    </aside>
  )
}

/** The same at the bottom of narrow screens. */
export function BottomBar() {
  return (
    <Suspense fallback={null}>
      <BuyBar />
    </Suspense>
  )
}
