'use client'

import { lazy, Suspense } from 'react'

const BookingTicket = lazy(() =>
  import('./booking-ticket').then((module) => ({ default: module.BookingTicket })),
)

/** The ticket beside the choices: in the first HTML, alive a moment later than they are. */
export function TicketAside() {
  return (
    <aside className="sticky top-24 max-lg:hidden">
      <Suspense fallback={null}>
        <BookingTicket />
      </Suspense>
    </aside>
  )
}
