import type { Option } from '@/lib/contract/option'
import type { BookedDetails } from '@/lib/domain/booking-details'
import { pickupWindow } from '@/lib/domain/pickup'
import type { SelectionDraft } from '../selection/selection-draft'

/** Returns the names of the chosen booking details, as the cart shows them. */
export function bookingDetailNamesOf(
  { handover, pickup }: Option,
  { bookingDetails, time }: Pick<SelectionDraft, 'bookingDetails' | 'time'>,
): BookedDetails {
  const { fulfilment, pickup: joining } = bookingDetails
  return {
    point: handover?.points.find(({ code }) => code === fulfilment?.point)?.name ?? null,
    zone: pickup?.zones.find(({ code }) => code === joining?.zone)?.name ?? null,
    pickup_window: pickup && joining?.way === 'hotel' && time ? pickupWindow(pickup, time) : null,
  }
}
