'use client'

import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { useBooking } from './booking-context'
import { BuyButtons } from './buy-buttons'
import { BuySum } from './buy-sum'
import type { Goal } from './use-add-to-cart'

const BookingSheet = lazyWithRetry(() =>
  import('./booking-sheet').then((module) => ({ default: module.BookingSheet })),
)

/** The bottom bar of narrow screens: total, and buttons that lead to the missing step or to the cart. */
export function BuyBar() {
  const { missing, away, buy } = useBooking()
  const [open, setOpen] = useState(false)
  const [asked, ask] = useState(false)
  const goal = useRef<Goal | null>(null)
  // Closes the sheet when the page is left, since the visitor may return to it.
  useEffect(() => () => setOpen(false), [])
  // After the sheet has closed and returned the focus: performs the action chosen in it.
  useEffect(() => {
    if (away !== null || !goal.current) return
    const wanted = goal.current
    goal.current = null
    setTimeout(() => buy(wanted))
  })
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line bg-raised px-[clamp(16px,3.2vw,40px)] pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-3 lg:hidden"
    >
      <BuySum />
      <BuyButtons
        busy={open && away === null}
        onPress={(wanted) => {
          if (!missing) return buy(wanted)
          ask(true)
          setOpen(true)
        }}
      />
      {asked && (
        <Suspense fallback={null}>
          <BookingSheet
            open={open}
            onClose={() => setOpen(false)}
            onBuy={(wanted) => {
              goal.current = wanted
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
