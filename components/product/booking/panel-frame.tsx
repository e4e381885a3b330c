'use client'

import { availabilityView, NOTHING_KNOWN } from './availability-view'
import { BookingContext } from './booking-context'
import { bookingOf } from './booking-of'
import { usePanel } from './booking-panel'
import { saveSelection } from './saved-selection'
import { type SelectionDraft, startingChoice } from './selection-draft'
import { useAddToCart } from './use-add-to-cart'

/** Provides a part of the panel with the booking derived from the panel's state. */
export function PanelFrame({ children }: { children: React.ReactNode }) {
  const panel = usePanel()
  const cart = useAddToCart(panel)
  const { product, first, chosen, setChosen, alive, known, control, ...shown } = panel
  const choose = (next: SelectionDraft) => {
    setChosen(next)
    // Browser autofill during hydration must not replace the saved selection.
    if (alive) saveSelection(product.id, next)
  }
  const booking = bookingOf({
    ...shown,
    product,
    first,
    choice: chosen ?? startingChoice(first),
    choose,
    alive,
    availability: availabilityView(known ?? NOTHING_KNOWN),
    retry: () => control?.retry(),
    cart,
  })
  return <BookingContext value={booking}>{children}</BookingContext>
}
