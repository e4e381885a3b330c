'use client'

import { Icon } from '@/components/ui/media/icon'
import type { Booking } from '@/lib/contract/orders'
import { bookingTerms } from '@/lib/domain/cancellation-terms'
import { tiersFromWire } from '@/lib/domain/cancellation-tiers'
import { Terms } from './terms'

/** What cancelling a booking costs now, and until when it is free. */
export function BookingTerms({ booking }: { booking: Booking }) {
  const { cancellation, free_until, status, esim_codes, time_zone } = booking
  const terms = bookingTerms(
    {
      tiers: tiersFromWire(cancellation),
      freeUntil: free_until === null ? null : new Date(free_until),
      status,
      esimCodes: esim_codes,
    },
    new Date(),
  )
  return (
    <p className="flex items-start gap-2 text-14 text-ink-2">
      <Icon name="calendar-x" className="mt-0.5 text-sea" />
      <span>
        <Terms terms={terms} timeZone={time_zone} />
      </span>
    </p>
  )
}
