'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { ViewingWarning } from '@/components/cancellation/viewing-warning'
import { orderQuery } from '@/components/orders/query/orders-query'
import { Button } from '@/components/ui/action/button'
import { Panel } from '@/components/ui/display/panel'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { send } from '@/lib/api/browser'
import type { Booking, showEsim } from '@/lib/contract/orders'

interface EsimRevealProps {
  booking: Booking
  orderId: string
  /** Called when the code is loaded and replaces this panel. */
  onShown(): void
}

/** Warns what revealing an eSIM code rules out, before revealing it. */
export function EsimReveal({ booking, orderId, onShown }: EsimRevealProps) {
  const t = useTranslations('orders.esim')
  const errorText = useErrorText()
  const queries = useQueryClient()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const title = `esim-${booking.id}`

  async function show() {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      const { data } = await send<typeof showEsim>('POST', '/api/orders/{id}/bookings/{bookingId}/esim', {
        id: orderId,
        bookingId: booking.id,
      })
      onShown()
      queries.setQueryData(orderQuery(orderId).queryKey, data)
    } catch (error) {
      setProblem(errorText(error))
      running.current = false
      setBusy(false)
    }
  }

  return (
    <Panel aria-labelledby={title} className="grid justify-items-start gap-3">
      <h3 id={title} className="text-20">
        {t('title')}
      </h3>
      <p className="text-15 text-ink-2">
        <ViewingWarning />
      </p>
      <FormError message={problem} busy={busy} />
      <Button icon="qr-code" busy={busy} onClick={show}>
        {t('show')}
      </Button>
    </Panel>
  )
}
