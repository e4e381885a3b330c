import type { BookingDetails } from '@/lib/domain/booking-details'
import type { FulfilmentTerms } from '@/lib/domain/fulfilment'
import type { Localized } from '@/lib/domain/locale'
import { type PickupTerms, pickupWindow } from '@/lib/domain/pickup'

export interface BookingDetailNames {
  pointName: Localized | null
  zoneName: Localized | null
  pickupWindow: { from: string; to: string } | null
}

/** Returns the display names of the selected booking details. @param time 'HH:MM', when the service starts */
export function bookingDetailNames(
  { fulfilment, pickup }: BookingDetails,
  time: string | null,
  terms: { fulfilment: FulfilmentTerms | null; pickup: PickupTerms | null },
): BookingDetailNames {
  const named = <T extends { code: string; name: Localized }>(list: readonly T[] = [], code?: string) =>
    list.find((one) => one.code === code)?.name ?? null
  return {
    pointName: named(terms.fulfilment?.points, fulfilment?.point),
    zoneName: named(terms.pickup?.zones, pickup?.zone),
    pickupWindow: pickup?.way === 'hotel' && terms.pickup && time ? pickupWindow(terms.pickup, time) : null,
  }
}
