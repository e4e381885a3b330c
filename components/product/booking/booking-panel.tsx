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
import type { Choice } from './selection-draft'
import type { Goal } from './use-add-to-cart'

type Setter<T> = React.Dispatch<React.SetStateAction<T>>

/** How a press of the button stands. */
export interface Sale {
  busy: Goal | null
  problem: unknown
  newTotal: Money | null
}

/** What the parts of the panel share. It knows none of the rules, so that their code can come after the page. */
export interface Panel {
  product: BookingProduct
  first: Option
  /** As somebody chose, whether it is for sale or not; null until somebody did. */
  chosen: Choice | null
  setChosen: Setter<Choice | null>
  /** Whether what was chosen before has been read. */
  alive: boolean
  setAlive: Setter<boolean>
  /** What has come of places and prices. */
  known: KnownAvailability | null
  report: Setter<KnownAvailability | null>
  control: AvailabilityControl | null
  setControl: Setter<AvailabilityControl | null>
  /** Months on screen, and those of the way back. */
  visible: Month[]
  show: Setter<Month[]>
  visibleBack: Month[]
  showBack: Setter<Month[]>
  /** How high the place is that the steps have left; null where they are in the page. */
  away: number | null
  move: Setter<number | null>
  sale: Sale
  setSale: Setter<Sale>
  /** Whether a press is at work, known at once. */
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

/** Holds the choice about a product for the steps, the ticket and the bar of a phone. */
export function BookingPanel({ product, first, children }: BookingPanelProps) {
  const [chosen, setChosen] = useState<Choice | null>(null)
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
