'use client'

import { Ticket, TicketSection } from '@/components/ui/display/ticket'
import { Conditions } from './conditions'
import { StartingPrice } from './starting-price'
import { TicketButtons } from './ticket-buttons'
import { TicketLines } from './ticket-lines'
import { TicketTotal } from './ticket-total'

/** The ticket beside the steps: the selection, its price and the buy buttons. */
export function BookingTicket() {
  return (
    <Ticket>
      <TicketSection>
        <p className="mb-4.5" aria-live="polite">
          <StartingPrice />
        </p>
        <TicketLines />
      </TicketSection>
      <TicketSection>
        <TicketTotal />
        <TicketButtons />
        <Conditions />
      </TicketSection>
    </Ticket>
  )
}
