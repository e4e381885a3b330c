import type { Option } from '@/lib/contract/catalog'
import type { BookedDetails } from '@/lib/domain/booking-details'
import { pickupWindow } from '@/lib/domain/pickup'
import type { SelectionDraft } from './selection-draft'

/** Returns the names of the chosen booking details, as the cart shows them. */
export function bookingDetailNamesOf(
  { handover, pickup }: Option,
  { arrangement, time }: SelectionDraft,
): BookedDetails {
  const { handover: handed, pickup: joining } = arrangement
  return {
    point: handover?.points.find(({ code }) => code === handed?.point)?.name ?? null,
    zone: pickup?.zones.find(({ code }) => code === joining?.zone)?.name ?? null,
    fetched: pickup && joining?.way === 'hotel' && time ? pickupWindow(pickup, time) : null,
  }
}
