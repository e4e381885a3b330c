'use client'

import { useEffect, useState } from 'react'
import type { Order } from '@/lib/contract/orders'
import { isOpen, type Outcome, paymentOutcome } from './payment-result'
import { usePaymentResult } from './use-payment-result'

/** How long the page waits for the bank before it shows that the payment is being checked. */
const PATIENCE_MS = 3_000

/**
 * Returns the result of a payment, as far as it is known; `ask` checks with the bank again. `early` is true
 * while the first response may still arrive promptly: content shown before it would shift.
 */
export function usePaymentOutcome(order: Order): { outcome: Outcome | null; early: boolean; ask(): void } {
  // Orders are rendered only in the browser; state known from the start causes no layout shift.
  const [arrival] = useState(() => new URLSearchParams(window.location.search).get('payment'))
  const result = usePaymentResult(order.id, arrival === 'returned' || isOpen(order))
  const failed = result.isError || (arrival === 'returned' && result.fetchStatus === 'paused')
  const [waiting, setWaiting] = useState(arrival === 'returned')
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return {
    early: waiting && !failed && result.data === undefined,
    outcome: paymentOutcome({ arrival, order, gatewayResult: result.data, failed }),
    ask: () => void result.refetch(),
  }
}
