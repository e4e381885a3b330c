import type { Arrangement } from '@/lib/domain/booking-details'
import type { HandoverTerms } from '@/lib/domain/fulfilment'
import type { Localized } from '@/lib/domain/locale'
import { type PickupTerms, pickupWindow } from '@/lib/domain/pickup'

export interface ArrangedNames {
  pointName: Localized | null
  zoneName: Localized | null
  fetched: { from: string; to: string } | null
}

/** What an arrangement chose, by its names. @param time 'HH:MM', when the service starts */
export function arrangedNames(
  { handover, pickup }: Arrangement,
  time: string | null,
  terms: { handover: HandoverTerms | null; pickup: PickupTerms | null },
): ArrangedNames {
  const named = <T extends { code: string; name: Localized }>(list: readonly T[] = [], code?: string) =>
    list.find((one) => one.code === code)?.name ?? null
  return {
    pointName: named(terms.handover?.points, handover?.point),
    zoneName: named(terms.pickup?.zones, pickup?.zone),
    fetched: pickup?.way === 'hotel' && terms.pickup && time ? pickupWindow(terms.pickup, time) : null,
  }
}
