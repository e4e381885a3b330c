'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { createIdempotencyKeys } from '@/components/cancellation/idempotency-key'
import { DateStep } from '@/components/product/booking/steps/date-step'
import { TimeStep } from '@/components/product/booking/steps/time-step'
import { useBookingStore } from '@/components/product/booking/store/booking-store'
import { viewOf } from '@/components/product/booking/store/booking-view'
import { useBookingParts } from '@/components/product/booking/store/use-booking-parts'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { send } from '@/lib/api/browser'
import type { changeBookingDate, DateChangeQuote } from '@/lib/contract/booking-changes'
import { ApiError } from '@/lib/contract/error'
import type { Booking, Order } from '@/lib/contract/orders'
import { requiredDateInputs } from '@/lib/domain/selection'
import { formatMoney } from '@/lib/i18n/format'
import { dateChangeQuery } from './date-change-query'
import { DateQuote } from './date-quote'
import { lengthOf, newDateOf } from './new-date'

interface DateChoiceProps {
  booking: Booking
  orderId: string
  onDone(order: Order): void
}

/** Returns the new quote from an error that says that it has changed; null for other errors. */
function newQuote(error: unknown): DateChangeQuote | null {
  if (!(error instanceof ApiError)) return null
  if (error.code !== 'PRICE_CHANGED' && error.code !== 'CHANGE_COSTS_MORE') return null
  return (error.details as { quote?: DateChangeQuote } | undefined)?.quote ?? null
}

/** The calendar and the times of a booking's option, the price on the new date, and the button that changes it. */
export function DateChoice({ booking, orderId, onDone }: DateChoiceProps) {
  const t = useTranslations('changes.date')
  const errorText = useErrorText()
  const queries = useQueryClient()
  const store = useBookingStore()
  const [keys] = useState(createIdempotencyKeys)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ date: string; text: string } | null>(null)
  const { option, date, endDate, time } = useBookingParts((state) => {
    const { option, selection } = viewOf(state)
    return { option, date: selection.date, endDate: selection.endDate, time: selection.time }
  })
  const required = requiredDateInputs(option.window)
  const chosen = newDateOf(booking, { date, endDate, time }, required)
  const newDate = typeof chosen === 'string' ? null : chosen
  const query = dateChangeQuery(orderId, booking.id, newDate)
  const { data, error, isFetching, isPlaceholderData } = useQuery(query)
  const quote = newDate && !error ? data : undefined
  const key = JSON.stringify(newDate)
  const refused =
    newDate && error && !isFetching ? errorText(error) : problem?.date === key ? problem.text : null

  async function confirm() {
    if (!newDate || !quote || isPlaceholderData) return
    setBusy(true)
    setProblem(null)
    try {
      const path = '/api/orders/{id}/bookings/{bookingId}/date'
      const request = { ...newDate, expected_price: quote.price_after, expected_refund: quote.refund }
      const input = { id: orderId, bookingId: booking.id, ...request }
      const idempotencyKey = keys.for(JSON.stringify(request))
      const { data: order } = await send<typeof changeBookingDate>('POST', path, input, { idempotencyKey })
      onDone(order)
    } catch (failure) {
      const changed = newQuote(failure)
      if (changed) queries.setQueryData(query.queryKey, changed)
      // The places may have been sold in the meantime.
      else store.getState().control?.refresh()
      setProblem({ date: key, text: errorText(failure) })
    } finally {
      setBusy(false)
    }
  }

  const length = lengthOf(booking)
  const lengthText =
    length === null || !required.range
      ? null
      : option.inventory === 'NIGHTLY'
        ? t('nights', { nights: length })
        : t('days', { days: length + 1 })
  const back = quote?.refund ? formatMoney(quote.refund) : null
  return (
    <div className="grid gap-5">
      {lengthText && (
        <p
          className={chosen === 'length' ? 'text-15 font-semibold text-bad' : 'text-15 text-ink-2'}
          role="status"
        >
          {lengthText}
        </p>
      )}
      <section aria-labelledby={`date-of-${booking.id}`} className="grid gap-3">
        <h3 id={`date-of-${booking.id}`} className="text-15 font-semibold">
          {t('calendar')}
        </h3>
        <DateStep leg="outward" label={t('calendar')} />
      </section>
      {required.time && (
        <section aria-labelledby={`time-of-${booking.id}`} className="grid gap-3">
          <h3 id={`time-of-${booking.id}`} className="text-15 font-semibold">
            {t('time')}
          </h3>
          <TimeStep leg="outward" />
        </section>
      )}
      <div aria-live="polite">
        {quote ? (
          <DateQuote quote={quote} old={isPlaceholderData} />
        ) : (
          newDate &&
          !refused && (
            <>
              <p className="sr-only">{t('calculating')}</p>
              <Skeleton className="h-28 rounded-12" />
            </>
          )
        )}
        {!newDate && <p className="text-14 text-ink-3">{t(chosen === 'same' ? 'same' : 'choose')}</p>}
      </div>
      <FormError message={refused} />
      <Button
        size="lg"
        wide
        busy={busy}
        disabled={!quote?.allowed || isPlaceholderData}
        onClick={() => void confirm()}
      >
        {back ? t('confirmBack', { amount: back }) : t('confirm')}
      </Button>
    </div>
  )
}
