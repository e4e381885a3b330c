import { cartLinkPath } from '@/lib/domain/cart-link'
import type { BookingRow } from './repo'

/** Returns the cart link to book the same again, without the dates and the delivery address. */
export function rebookPath({ productId, optionId, quantities, bookingDetails, lines }: BookingRow): string {
  const { rooms, group, guide, fulfilment, pickup } = bookingDetails
  return cartLinkPath({
    product: productId,
    option: optionId,
    quantities,
    extras: lines.flatMap(({ extra, deposit = false }) => (extra !== null && !deposit ? [extra] : [])),
    bookingDetails: {
      ...(rooms && { rooms }),
      ...(group && { group }),
      ...(guide && { guide }),
      ...(fulfilment && {
        fulfilment: { way: fulfilment.way, ...(fulfilment.point && { point: fulfilment.point }) },
      }),
      ...(pickup && { pickup }),
    },
  })
}
