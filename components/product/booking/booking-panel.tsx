'use client'

// The server renders the steps, while their code loads after the page: their styles come with the page.
import '@/components/ui/display/ticket.css'
import '@/components/esim/device-search.css'
import '@/components/ui/form/checkbox.css'
import '@/components/ui/form/field.css'
import '@/components/ui/navigation/accordion.css'
import { Suspense, useEffect, useState } from 'react'
import { AfterFirstPaint } from '@/components/page/after-first-paint'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { useMedia } from '@/components/ui/use-media'
import type { Option } from '@/lib/contract/option'
import { FromPrice } from '../from-price'
import { STEPS } from './elements/step-anchor'
import { WIDE } from './elements/wide'
import type { BookingProduct } from './selection/booking-product'
import { Bar } from './sheet/bar'
import { BookingStoreContext, createBookingStore, useBooking } from './store/booking-store'

/** The interactive part of the panel with all booking rules: one module, which loads after the page. */
const loadPanel = () => import('./panel/panel')

// In a document it starts before React renders the panel, which is not interactive until its code is loaded. On a page
// that the router opens, it would delay the first paint. Errors are reported where the panel is rendered.
if (typeof window !== 'undefined' && document.documentElement.getAttribute('data-ready') === null)
  loadPanel().catch(() => undefined)

const Engine = lazyWithRetry(() => loadPanel().then((panel) => ({ default: panel.PanelEngine })))
const Steps = lazyWithRetry(() => loadPanel().then((panel) => ({ default: panel.StepList })))
const Ticket = lazyWithRetry(() => loadPanel().then((panel) => ({ default: panel.BookingTicket })))
const LazyBar = lazyWithRetry(() => loadPanel().then((panel) => ({ default: panel.BuyBar })))

interface BookingPanelProps {
  product: BookingProduct
  first: Option
  children: React.ReactNode
}

/** Holds the booking of a product for the steps, the ticket and the mobile bottom bar. */
export function BookingPanel({ product, first, children }: BookingPanelProps) {
  const [store] = useState(() => createBookingStore({ product, first }))
  // Before the parts that need it render, which follow the first paint.
  useEffect(() => void loadPanel().catch(() => undefined), [])
  useEffect(() => {
    // The page may be refreshed with new prices.
    if (store.getState().product !== product) store.setState({ product, first })
  }, [store, product, first])
  return (
    <BookingStoreContext value={store}>
      {children}
      <AfterFirstPaint>
        <Suspense fallback={null}>
          <Engine />
        </Suspense>
      </AfterFirstPaint>
    </BookingStoreContext>
  )
}

/**
 * Place of the steps, unless the mobile sheet shows them; server-rendered, then hydrated.
 * @param children the options and prices as text: the server sends the steps at the end of the page, hidden
 */
export function BookingSteps({ children }: { children: React.ReactNode }) {
  const height = useBooking(({ placeholderHeight }) => placeholderHeight)
  return (
    <div id={STEPS} style={height === null ? undefined : { height }}>
      {height === null && (
        <Suspense fallback={children}>
          <Steps />
        </Suspense>
      )}
    </div>
  )
}

/**
 * The ticket beside the steps; server-rendered, then hydrated on wide screens. Hidden, it would render with each choice.
 * @param children the lowest price, as in BookingSteps
 */
export function TicketAside({ children }: { children: React.ReactNode }) {
  const isWide = useMedia(WIDE, true)
  return (
    <aside className="sticky top-24 max-lg:hidden">
      {isWide && (
        <AfterFirstPaint placeholder={children}>
          <Suspense fallback={children}>
            <Ticket />
          </Suspense>
        </AfterFirstPaint>
      )}
    </aside>
  )
}

/** The bottom bar of narrow screens; server-rendered, then hydrated. Until then it has the lowest price, as text. */
export function BottomBar() {
  const product = useBooking((state) => state.product)
  const price = (
    <Bar>
      {/* As high as the buttons. */}
      <p className="grid min-h-12 min-w-0 flex-[1_1_min-content] content-center xs:whitespace-nowrap">
        <span>
          <FromPrice product={product} className="text-20" />
        </span>
      </p>
    </Bar>
  )
  return (
    <AfterFirstPaint placeholder={price}>
      <Suspense fallback={price}>
        <LazyBar />
      </Suspense>
    </AfterFirstPaint>
  )
}
