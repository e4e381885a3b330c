'use client'

import { useRef } from 'react'
import type { Booking } from '@/lib/contract/orders'
import { EsimCard } from './esim-card'
import { EsimReveal } from './esim-reveal'

/** The eSIMs of a booking, or a panel to reveal them; keeps the focus when one replaces the other. */
export function EsimPart({ booking, orderId }: { booking: Booking; orderId: string }) {
  const part = useRef<HTMLDivElement>(null)
  const hidden = booking.esim_codes === 'hidden'
  if (!hidden && booking.esim.length === 0) return null
  return (
    <div ref={part} tabIndex={-1} className="grid gap-5 outline-none">
      {hidden && (
        <EsimReveal
          booking={booking}
          orderId={orderId}
          onShown={() => part.current?.focus({ preventScroll: true })}
        />
      )}
      {booking.esim.map((esim) => (
        <EsimCard key={esim.iccid} esim={esim} />
      ))}
    </div>
  )
}
