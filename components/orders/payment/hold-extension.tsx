'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { send } from '@/lib/api/browser'
import type { extendHold } from '@/lib/contract/hold'
import type { Order } from '@/lib/contract/orders'
import { EXTENSION_MINUTES } from '@/lib/domain/hold'

interface HoldExtensionProps {
  orderId: string
  /** Little time is left, and no extension was requested before. */
  offered: boolean
  onExtended(order: Order): void
}

/** Extends the hold on request, once. */
export function HoldExtension({ orderId, offered, onExtended }: HoldExtensionProps) {
  const t = useTranslations('orders.hold')
  const errorText = useErrorText()
  const box = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function extend() {
    setBusy(true)
    setProblem(null)
    try {
      const { data } = await send<typeof extendHold>('POST', '/api/orders/{id}/hold', { id: orderId })
      // The focused button is about to disappear.
      box.current?.focus({ preventScroll: true })
      setDone(true)
      onExtended(data)
    } catch (error) {
      setProblem(errorText(error))
    }
    setBusy(false)
  }

  return (
    <>
      <FormError message={problem} busy={busy} />
      <div ref={box} role="status" tabIndex={-1} className="outline-none">
        {done && <p className="text-15 text-ink-2">{t('extended', { minutes: EXTENSION_MINUTES })}</p>}
        {offered && !done && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-12 bg-warn-tint px-3.5 py-2.5 text-14 text-warn">
            <p>{t('little', { minutes: EXTENSION_MINUTES })}</p>
            <Button variant="secondary" size="sm" className="min-h-11" busy={busy} onClick={extend}>
              {t('extend')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
