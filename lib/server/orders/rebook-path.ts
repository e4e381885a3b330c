import { cartLinkPath } from '@/lib/domain/cart-link'
import type { BookingRow } from './repo'

/** Returns the cart link to book the same again, without the dates and the delivery address. */
export function rebookPath({ productId, optionId, quantities, arrangement, lines }: BookingRow): string {
  const { rooms, group, guide, handover, pickup } = arrangement
  return cartLinkPath({
    product: productId,
    option: optionId,
    quantities,
    extras: lines.flatMap(({ extra, deposit = false }) => (extra !== null && !deposit ? [extra] : [])),
    arrangement: {
      ...(rooms && { rooms }),
      ...(group && { group }),
      ...(guide && { guide }),
      ...(handover && {
        handover: { way: handover.way, ...(handover.point && { point: handover.point }) },
      }),
      ...(pickup && { pickup }),
    },
  })
}
