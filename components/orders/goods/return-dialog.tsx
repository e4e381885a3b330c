'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { SelectField } from '@/components/ui/form/select-field'
import { Dialog } from '@/components/ui/overlay/dialog'
import { send } from '@/lib/api/browser'
import { ApiError } from '@/lib/contract/error'
import type { ReturnQuote, requestReturn } from '@/lib/contract/goods'
import type { Booking, Order } from '@/lib/contract/orders'
import { RETURN_REASONS, type ReturnReason } from '@/lib/domain/goods'
import { ReturnLines } from './return-lines'
import { returnQuery } from './return-query'

interface ReturnDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  booking: Booking
  orderId: string
  /** Called after the request, with the updated order. */
  onDone(order: Order): void
  /** Called once the dialog has closed and returned the focus. */
  onClosed(): void
}

/** Returns the new quote from a REFUND_CHANGED error; null for other errors. */
function newQuote(error: unknown): ReturnQuote | null {
  if (!(error instanceof ApiError) || error.code !== 'REFUND_CHANGED') return null
  return (error.details as { quote?: ReturnQuote } | undefined)?.quote ?? null
}

/** Dialog that shows the refund of a return and requests it. */
export function ReturnDialog({ open, onOpenChange, booking, orderId, onDone, onClosed }: ReturnDialogProps) {
  const t = useTranslations('goods.dialog')
  const errorText = useErrorText()
  const queries = useQueryClient()
  const [reason, setReason] = useState<ReturnReason | ''>('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const query = returnQuery(orderId, booking.id)
  const { data: quote, error, isFetching } = useQuery(query)
  const refused = error && !isFetching ? errorText(error) : problem

  async function confirm() {
    if (!quote) return
    setBusy(true)
    setProblem(null)
    try {
      const path = '/api/orders/{id}/bookings/{bookingId}/return'
      const ids = { id: orderId, bookingId: booking.id }
      const request = { expected_refund: quote.refund, reason: reason || undefined }
      const { data: order } = await send<typeof requestReturn>('POST', path, { ...ids, ...request })
      onDone(order)
    } catch (failure) {
      const changed = newQuote(failure)
      if (changed) queries.setQueryData(query.queryKey, changed)
      setProblem(errorText(failure))
    } finally {
      setBusy(false)
    }
  }

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
          <Button wide busy={busy} disabled={!quote || error !== null} onClick={() => void confirm()}>
            {t('confirm')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <div aria-live="polite">
          {quote && !error && <ReturnLines quote={quote} />}
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
          onChange={({ target }) => setReason(RETURN_REASONS.find((code) => code === target.value) ?? '')}
        >
          <option value="">{t('reasonNone')}</option>
          {RETURN_REASONS.map((code) => (
            <option key={code} value={code}>
              {t(`reasons.${code}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </Dialog>
  )
}
