'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Checkbox } from '@/components/ui/form/checkbox'
import { SelectField } from '@/components/ui/form/select-field'
import { Dialog } from '@/components/ui/overlay/dialog'
import { send } from '@/lib/api/browser'
import type { CancellationQuote, cancelBooking } from '@/lib/contract/cancellations'
import { ApiError } from '@/lib/contract/error'
import type { Booking, Order } from '@/lib/contract/orders'
import { CANCELLATION_REASONS, type CancellationReason } from '@/lib/domain/cancellation-reason'
import { formatMoney } from '@/lib/i18n/format'
import { cancellationQuery } from './cancellation-query'
import { choicesOf } from './choices'
import { createIdempotencyKeys } from './idempotency-key'
import { QuoteLines } from './quote-lines'

export interface CancelDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  booking: Booking
  orderId: string
  /** Called after the cancellation, with the updated order and the accepted quote. */
  onDone(order: Order, quote: CancellationQuote): void
  /** Called once the dialog has closed and returned the focus. */
  onClosed(): void
}

/** Returns the new quote from a REFUND_CHANGED error; null for other errors. */
function newQuote(error: unknown): CancellationQuote | null {
  if (!(error instanceof ApiError) || error.code !== 'REFUND_CHANGED') return null
  return (error.details as { quote?: CancellationQuote } | undefined)?.quote ?? null
}

/** Dialog that asks what to cancel, shows the refund, and cancels. */
export function CancelDialog({ open, onOpenChange, booking, orderId, onDone, onClosed }: CancelDialogProps) {
  const t = useTranslations('cancellation.dialog')
  const errorText = useErrorText()
  const queries = useQueryClient()
  const choices = choicesOf(booking)
  const [ids, setIds] = useState(() => choices.map(({ id }) => id))
  const [reason, setReason] = useState<CancellationReason | ''>('')
  const [keys] = useState(createIdempotencyKeys)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const query = cancellationQuery(orderId, booking.id, ids)
  const { data, error, isFetching, isPlaceholderData } = useQuery(query)
  const quote = ids.length > 0 && !error ? data : undefined
  const refused = ids.length === 0 ? t('none') : error && !isFetching ? errorText(error) : problem

  function choose(id: string, on: boolean) {
    setProblem(null)
    setIds(on ? [...ids, id] : ids.filter((other) => other !== id))
  }

  async function confirm() {
    if (!quote || isPlaceholderData) return
    setBusy(true)
    setProblem(null)
    try {
      const path = '/api/orders/{id}/bookings/{bookingId}/cancellation'
      const request = { unit_item_ids: ids, expected_refund: quote.refund, reason: reason || undefined }
      const input = { id: orderId, bookingId: booking.id, ...request }
      const idempotencyKey = keys.for(JSON.stringify(request))
      const { data: order } = await send<typeof cancelBooking>('POST', path, input, { idempotencyKey })
      onDone(order, quote)
    } catch (failure) {
      const changed = newQuote(failure)
      if (changed) queries.setQueryData(query.queryKey, changed)
      setProblem(errorText(failure))
    } finally {
      setBusy(false)
    }
  }

  const back = quote?.refund && quote.refund.amount > 0 ? formatMoney(quote.refund) : null
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title={t('title', { name: booking.product.name })}
      description={t('lead')}
      footer={
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Button variant="secondary" wide onClick={() => onOpenChange(false)}>
            {t('keep')}
          </Button>
          <Button
            variant="danger"
            wide
            busy={busy}
            disabled={!quote || isPlaceholderData}
            onClick={() => void confirm()}
          >
            {back ? t('confirmBack', { amount: back }) : t('confirm')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        {booking.cancellable.in_part && choices.length > 1 && (
          <fieldset className="min-w-0">
            <legend className="mb-1 text-14 font-semibold">{t('who')}</legend>
            <Checkbox
              checked={ids.length === choices.length}
              indeterminate={ids.length > 0 && ids.length < choices.length}
              onChange={(event) => setIds(event.target.checked ? choices.map(({ id }) => id) : [])}
            >
              {t('all')}
            </Checkbox>
            {choices.map(({ id, name, label, number }) => (
              <Checkbox
                key={id}
                checked={ids.includes(id)}
                onChange={(event) => choose(id, event.target.checked)}
              >
                {name ? t('named', { name, label }) : number ? t('numbered', { label, number }) : label}
              </Checkbox>
            ))}
          </fieldset>
        )}
        <div aria-live="polite">
          {quote && (
            <QuoteLines
              quote={quote}
              timeZone={booking.time_zone}
              unpaid={booking.status === 'pending'}
              old={isPlaceholderData}
            />
          )}
          {!quote && !refused && (
            <>
              <p className="sr-only">{t('calculating')}</p>
              <Skeleton className="h-28 rounded-12" />
            </>
          )}
        </div>
        <FormError message={refused} />
        <SelectField
          label={t('reason')}
          value={reason}
          onChange={({ target }) =>
            setReason(CANCELLATION_REASONS.find((code) => code === target.value) ?? '')
          }
        >
          <option value="">{t('reasonNone')}</option>
          {CANCELLATION_REASONS.map((code) => (
            <option key={code} value={code}>
              {t(`reasons.${code}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </Dialog>
  )
}
