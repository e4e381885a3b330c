'use client'

import { AvailabilityFeed } from '../availability/availability-feed'
import { useLive } from '../elements/live'
import { BuyBar } from '../sheet/buy-bar'
import { StepList } from '../steps/step-list'
import { BookingTicket } from '../summary/booking-ticket'
import { useRefusedDraft } from './use-refused-draft'
import { useResume } from './use-resume'
import { useSaveSelection } from './use-save-selection'

export { BookingTicket, BuyBar, StepList }

/** Runs once per panel: restores and saves the selection, and loads availability. */
export function PanelEngine() {
  useSaveSelection()
  useResume()
  useRefusedDraft()
  return useLive() ? <AvailabilityFeed /> : null
}
