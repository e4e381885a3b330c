import type { Selection } from '@/lib/contract/cart'
import type { BookingDetailsDraft } from '@/lib/domain/booking-details'
import type { SelectionDraft } from './selection-draft'

/** Removes ages, numbers and dates not entered yet; a complete selection has none. */
function enteredBookingDetails({
  rooms,
  group,
  return: departure,
  ...others
}: BookingDetailsDraft): Selection['booking_details'] {
  const { people, bags } = group ?? {}
  const rest = {
    ...others,
    ...(people != null && { group: { people, ...(bags != null && { bags }) } }),
    ...(departure && departure.date !== null && { return: { date: departure.date, time: departure.time } }),
  }
  if (!rooms) return rest
  const entered = rooms.map(({ adults, children }) => ({
    adults,
    children: children.filter((age) => age !== null),
  }))
  return { ...rest, rooms: entered }
}

/** Converts a selection to the cart's request format. */
export function selectionOf(selection: SelectionDraft, productId: string): Selection {
  const quantities = Object.entries(selection.quantities).filter(([, quantity]) => quantity > 0)
  return {
    product_id: productId,
    option_id: selection.optionId,
    date: selection.date,
    end_date: selection.endDate,
    time: selection.time,
    quantities: Object.fromEntries(quantities),
    extras: selection.extras,
    booking_details: enteredBookingDetails(selection.bookingDetails),
  }
}
