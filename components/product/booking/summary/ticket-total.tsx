'use client'

import { useTranslations } from 'next-intl'
import { DepositRows } from '@/components/booking-details/deposit-rows'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Price } from '@/components/ui/text/price'
import type { Missing } from '../selection/missing-choice'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { useDeposit, useShownTotal } from './use-shown-total'

const DATE_CHOICES: readonly Missing[] = ['date', 'checkOut', 'end', 'return']

/** The total; nothing until all days are selected, then a placeholder until their prices are loaded. */
export function TicketTotal() {
  const t = useTranslations()
  const total = useShownTotal()
  const deposit = useDeposit()
  const hasDates = useBooking((state) => {
    const { missing, legs } = viewOf(state)
    const isDate = missing !== null && DATE_CHOICES.includes(missing)
    return !isDate && (!legs.return || legs.return.selection.date !== null)
  })
  if (!total && !hasDates) return null
  return (
    <div aria-live="polite">
      {total && <DepositRows paid={total} deposit={deposit} />}
      <p className="flex items-baseline justify-between gap-5">
        <span className="font-[650]">{t(deposit ? 'deposit.paid' : 'booking.total')}</span>
        {total ? (
          <Price value={total} className="font-display text-[26px] leading-tight" />
        ) : (
          <Skeleton className="h-8 w-28" />
        )}
      </p>
    </div>
  )
}
