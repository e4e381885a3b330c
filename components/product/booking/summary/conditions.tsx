'use client'

import { FixedTerms } from '@/components/cancellation/fixed-terms'
import { ConfirmationNote } from '@/components/confirmation/confirmation-note'
import { termsWithoutStart } from '@/lib/domain/cancellation-terms'
import { tiersFromWire } from '@/lib/domain/cancellation-tiers'
import { Note } from '../elements/note'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { useBookingParts } from '../store/use-booking-parts'
import { Deadline } from './deadline'

function Cancellation() {
  const { option, options, isChosen, date, isTimeMissing } = useBookingParts((state) => {
    const { option, selection, missing } = viewOf(state)
    return {
      option,
      options: state.product.options,
      isChosen: state.chosen,
      date: selection.date,
      isTimeMissing: missing === 'time',
    }
  })
  const { cancellation, inventory } = option
  // Before a choice the price is that of any option: only what holds for all is said.
  if (
    !isChosen &&
    options.some((other) => JSON.stringify(other.cancellation) !== JSON.stringify(cancellation))
  )
    return null
  const terms = termsWithoutStart({ tiers: tiersFromWire(cancellation), inventory })
  if (terms)
    return (
      <Note tone={terms.kind === 'onceConfirmed' ? 'muted' : 'ok'}>
        <FixedTerms terms={terms} />
      </Note>
    )
  return date && !isTimeMissing ? <Deadline date={date} /> : null
}

/** Conditions of the selection: cancellation deadline and type of confirmation. */
export function Conditions() {
  const isInstant = useBooking(({ product }) => product.instant_confirmation)
  return (
    <div className="mt-4 grid gap-2">
      <Cancellation />
      <ConfirmationNote isInstant={isInstant} className="text-14 text-ink-2" />
    </div>
  )
}
