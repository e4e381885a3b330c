'use client'

import { useState } from 'react'
import type { Order } from '@/lib/contract/orders'
import { isOpen, type Outcome, outcomeOf } from './outcome'
import { usePaymentResult } from './use-payment-result'

/** What became of a payment, as far as it is known; `ask` asks the bank once more. */
export function useOutcome(order: Order): { outcome: Outcome | null; ask(): void } {
  // An order is only ever shown in the browser; what is known from the beginning moves nothing later.
  const [arrival] = useState(() => new URLSearchParams(window.location.search).get('payment'))
  const result = usePaymentResult(order.id, arrival === 'returned' || isOpen(order))
  const failed = result.isError || (arrival === 'returned' && result.fetchStatus === 'paused')
  return {
    outcome: outcomeOf({ arrival, order, answer: result.data, failed }),
    ask: () => void result.refetch(),
  }
}
