'use client'

import { StepList } from './booking-steps'
import { BookingTicket } from './booking-ticket'
import { BuyBar } from './buy-bar'
import { PanelFrame } from './panel-frame'

export { PanelEngine } from './panel-engine'

export function PanelSteps() {
  return (
    <PanelFrame>
      <StepList />
    </PanelFrame>
  )
}

export function PanelTicket() {
  return (
    <PanelFrame>
      <BookingTicket />
    </PanelFrame>
  )
}

export function PanelBar() {
  return (
    <PanelFrame>
      <BuyBar />
    </PanelFrame>
  )
}
