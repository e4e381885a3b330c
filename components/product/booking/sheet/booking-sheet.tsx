'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Overlay } from '@/components/ui/overlay/overlay'
import { focusIn, STEPS, showStep, stepId } from '../elements/step-anchor'
import { StepList } from '../steps/step-list'
import type { Goal } from '../store/booking-state'
import { useBookingStore } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { BuyButtons } from '../summary/buy-buttons'
import { BuySum } from '../summary/buy-sum'

/** The steps while the sheet is mounted; a placeholder keeps their height in the page. */
function Steps({ first }: { first: RefObject<HTMLElement | null> }) {
  const store = useBookingStore()
  const begin = useRef(viewOf(store.getState()).missing)
  useLayoutEffect(() => {
    store.setState({ placeholderHeight: document.getElementById(STEPS)?.offsetHeight ?? 0 })
    return () => store.setState({ placeholderHeight: null })
  }, [store])
  useLayoutEffect(() => {
    const step = begin.current && document.querySelector<HTMLElement>(`.sheet #${stepId(begin.current)}`)
    if (!step) return
    first.current = focusIn(step)
    step.parentElement?.scrollIntoView({ block: 'start' })
  }, [first])
  return <StepList />
}

interface BookingSheetProps {
  open: boolean
  onClose(): void
  /** Called when a button is pressed and nothing is missing. */
  onBuy(goal: Goal): void
}

/** The booking steps in a sheet for small screens; it opens at the missing step. */
export function BookingSheet({ open, onClose, onBuy }: BookingSheetProps) {
  const t = useTranslations('booking')
  const store = useBookingStore()
  const first = useRef<HTMLElement>(null)
  function press(goal: Goal) {
    const { missing } = viewOf(store.latest())
    if (missing) showStep(missing)
    else onBuy(goal)
  }
  return (
    <Overlay
      open={open}
      onOpenChange={onClose}
      title={t('sheet')}
      className="dialog dialog-wide"
      initialFocus={first}
      footer={
        <>
          <BuySum inSheet />
          <BuyButtons onPress={press} />
        </>
      }
    >
      <Steps first={first} />
    </Overlay>
  )
}
