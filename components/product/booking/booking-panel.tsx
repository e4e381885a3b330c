'use client'

import { createContext, type RefObject, Suspense, useContext, useRef, useState } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { Option } from '@/lib/contract/catalog'
import type { Money } from '@/lib/domain/money'
import type { Month } from '@/lib/domain/month'
import type { AvailabilityControl } from './availability-control'
import type { KnownAvailability } from './availability-view'
import type { BookingProduct } from './booking-product'
import { panelParts } from './panel-code'
import type { SelectionDraft } from './selection-draft'
import type { Goal } from './use-add-to-cart'

type Setter<T> = React.Dispatch<React.SetStateAction<T>>

/** State of the last attempt to add to the cart. */
export interface Sale {
  busy: Goal | null
  problem: unknown
  newTotal: Money | null
}

/** State shared by the parts of the panel. It contains no booking rules, whose code loads later. */
export interface Panel {
  product: BookingProduct
  first: Option
  /** As chosen, whether available or not; null until something is chosen. */
  chosen: SelectionDraft | null
  setChosen: Setter<SelectionDraft | null>
  /** Whether the saved selection has been restored. */
  alive: boolean
  setAlive: Setter<boolean>
  /** Availability and prices loaded so far. */
  known: KnownAvailability | null
  report: Setter<KnownAvailability | null>
  control: AvailabilityControl | null
  setControl: Setter<AvailabilityControl | null>
  /** Visible months, also of the return trip. */
  visible: Month[]
  show: Setter<Month[]>
  visibleBack: Month[]
  showBack: Setter<Month[]>
  /** Height in pixels of the steps' placeholder; null if they are in the page. */
  away: number | null
  move: Setter<number | null>
  sale: Sale
  setSale: Setter<Sale>
  /** Whether a request is running; a ref, so that it is set synchronously. */
  pressing: RefObject<boolean>
}

const PanelContext = createContext<Panel | null>(null)
const NO_SALE: Sale = { busy: null, problem: null, newTotal: null }
const NO_MONTHS: Month[] = []

const Engine = lazyWithRetry(() => panelParts().then((parts) => ({ default: parts.PanelEngine })))

export function usePanel(): Panel {
  const panel = useContext(PanelContext)
  if (!panel) throw new Error('outside of a BookingPanel')
  return panel
}

interface BookingPanelProps {
  product: BookingProduct
  first: Option
  children: React.ReactNode
}

/** Holds the choice of a product for the steps, the ticket and the mobile bottom bar. */
export function BookingPanel({ product, first, children }: BookingPanelProps) {
  const [chosen, setChosen] = useState<SelectionDraft | null>(null)
  const [alive, setAlive] = useState(false)
  const [known, report] = useState<KnownAvailability | null>(null)
  const [control, setControl] = useState<AvailabilityControl | null>(null)
  const [visible, show] = useState(NO_MONTHS)
  const [visibleBack, showBack] = useState(NO_MONTHS)
  const [away, move] = useState<number | null>(null)
  const [sale, setSale] = useState(NO_SALE)
  const pressing = useRef(false)
  const shown = { visible, show, visibleBack, showBack, away, move }
  const places = { known, report, control, setControl }
  return (
    <PanelContext
      value={{
        product,
        first,
        chosen,
        setChosen,
        alive,
        setAlive,
        ...places,
        ...shown,
        sale,
        setSale,
        pressing,
      }}
    >
      {children}
      <Suspense fallback={null}>
        <Engine />
      </Suspense>
    </PanelContext>
  )
}
