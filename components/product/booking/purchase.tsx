'use client'

import { Suspense } from 'react'
import { latePart } from '@/components/ui/late-part'
import { STEPS, useBooking } from './booking-provider'

const BookingTicket = latePart(() =>
  import('./booking-ticket').then((module) => ({ default: module.BookingTicket })),
)
const BuyBar = latePart(() => import('./buy-bar').then((module) => ({ default: module.BuyBar })))

const StepList = latePart(() => import('./booking-steps').then((module) => ({ default: module.StepList })))

/** Where the steps stand, unless the sheet of a phone shows them; in the first HTML, alive a moment later. */
export function BookingSteps() {
  const { away } = useBooking()
  return (
    <div id={STEPS} style={away === null ? undefined : { height: away }}>
      {away === null && (
        <Suspense fallback={null}>
          <StepList />
        </Suspense>
      )}
    </div>
  )
}

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
