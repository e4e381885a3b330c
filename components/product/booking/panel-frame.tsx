'use client'

import { availabilityView, NOTHING_KNOWN } from './availability-view'
import { BookingContext } from './booking-context'
import { bookingOf } from './booking-of'
import { usePanel } from './booking-panel'
import { saveSelection } from './saved-selection'
import { type Choice, startingChoice } from './selection-draft'
import { useAddToCart } from './use-add-to-cart'

/** The rules of booking over what a panel holds, for one of its parts. */
export function PanelFrame({ children }: { children: React.ReactNode }) {
  const panel = usePanel()
  const cart = useAddToCart(panel)
  const { product, first, chosen, setChosen, alive, known, control, ...shown } = panel
  const choose = (next: Choice) => {
    setChosen(next)
    // What the browser itself fills in while the page comes alive must not replace the stored choice.
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
