'use client'

import { Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { WIDE } from '../elements/wide'
import { useBuy } from '../purchase/use-buy'
import type { Goal } from '../store/booking-state'
import { useBooking, useBookingStore } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { BuyButtons } from '../summary/buy-buttons'
import { BuySum } from '../summary/buy-sum'
import { Bar } from './bar'

const loadSheet = () => import('./booking-sheet')
const BookingSheet = lazyWithRetry(() => loadSheet().then((module) => ({ default: module.BookingSheet })))

/**
 * Loads the sheet at the first touch or key on a narrow screen: who buys has scrolled, who only looks at the page does not
 * need it. A failure is reported by the press that needs the sheet.
 */
function fetchOnIntent(): () => void {
  const control = new AbortController()
  const load = () => {
    control.abort()
    if (!matchMedia(WIDE).matches) void loadSheet().catch(() => null)
  }
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, load, { signal: control.signal, passive: true })
  return () => control.abort()
}

/** The bottom bar of narrow screens: total, and buttons that lead to the missing step or to the cart. */
export function BuyBar() {
  const store = useBookingStore()
  const buy = useBuy()
  const isSheetMounted = useBooking(({ placeholderHeight }) => placeholderHeight !== null)
  const [open, setOpen] = useState(false)
  const [requested, setRequested] = useState(false)
  const goal = useRef<Goal | null>(null)
  useEffect(fetchOnIntent, [])
  // Closes the sheet when the page is left, since the visitor may return to it.
  useEffect(() => () => setOpen(false), [])
  // After the sheet has closed and returned the focus: performs the action chosen in it.
  useEffect(() => {
    if (isSheetMounted || !goal.current) return
    const chosen = goal.current
    goal.current = null
    setTimeout(() => buy(chosen))
  })
  return (
    <Bar>
      <BuySum />
      <BuyButtons
        busy={open && !isSheetMounted}
        onPress={(pressed) => {
          if (!viewOf(store.latest()).missing) return buy(pressed)
          // The press is painted before the sheet, which renders in parts.
          startTransition(() => {
            setRequested(true)
            setOpen(true)
          })
        }}
      />
      {requested && (
        <Suspense fallback={null}>
          <BookingSheet
            open={open}
            onClose={() => setOpen(false)}
            onBuy={(chosen) => {
              goal.current = chosen
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </Bar>
  )
}
