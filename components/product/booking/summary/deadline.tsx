'use client'

import { Terms } from '@/components/cancellation/terms'
import { isFreeNow, termsAt } from '@/lib/domain/cancellation-terms'
import { tiersFromWire } from '@/lib/domain/cancellation-tiers'
import { venueInstant } from '@/lib/domain/venue-instant'
import { Note } from '../elements/note'
import { viewOf } from '../store/booking-view'
import { useBookingParts } from '../store/use-booking-parts'

/** Free cancellation deadline of the selected date. */
export function Deadline({ date }: { date: string }) {
  const { tiers, time, timeZone } = useBookingParts((state) => {
    const { option, selection } = viewOf(state)
    return { tiers: option.cancellation, time: selection.time, timeZone: state.product.time_zone }
  })
  const terms = termsAt(tiersFromWire(tiers), venueInstant(date, time, timeZone), new Date())
  if (!terms) return null
  return (
    <Note tone={isFreeNow(terms) ? 'ok' : 'muted'}>
      <Terms terms={terms} timeZone={timeZone} near />
    </Note>
  )
}
