'use client'

import { useState } from 'react'
import type { Option } from '@/lib/contract/catalog'
import type { Month } from '@/lib/domain/month'
import type { AvailabilityControl } from './availability-control'
import { AvailabilityLoader } from './availability-loader'
import { availabilityView, NOTHING_KNOWN } from './availability-view'
import { BookingContext } from './booking-context'
import { bookingOf } from './booking-of'
import type { BookingProduct } from './booking-product'
import { requiredMonths } from './required-months'
import type { SelectionDraft } from './selection-draft'
import type { Buying } from './use-add-to-cart'

interface BookingFrameProps {
  product: BookingProduct
  first: Option
  /** As chosen, whether available or not. */
  choice: SelectionDraft
  choose(choice: SelectionDraft): void
  cart: Buying
  children: React.ReactNode
}

/** The steps of a booking in a narrow column. */
export function BookingFrame({ product, first, choice, choose, cart, children }: BookingFrameProps) {
  const [visible, show] = useState<Month[]>([])
  const [visibleBack, showBack] = useState<Month[]>([])
  const [away, move] = useState<number | null>(null)
  const [known, report] = useState(NOTHING_KNOWN)
  const [control, setControl] = useState<AvailabilityControl | null>(null)
  const retry = () => control?.retry()
  const availability = availabilityView(known)
  const shown = { away, move, show, showBack, alive: true, narrow: true }
  return (
    <BookingContext
      value={bookingOf({ product, first, choice, choose, cart, availability, retry, ...shown })}
    >
      {children}
      <AvailabilityLoader
        product={product}
        wanted={requiredMonths(product.options, choice, visible, visibleBack)}
        report={report}
        control={setControl}
      />
    </BookingContext>
  )
}
