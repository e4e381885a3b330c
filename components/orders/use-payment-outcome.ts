'use client'

import { useEffect, useState } from 'react'
import type { Order } from '@/lib/contract/orders'
import { isOpen, type Outcome, outcomeOf } from './payment-result'
import { usePaymentResult } from './use-payment-result'

/** As long as the page waits for a bank before it says that it is being asked. */
const PATIENCE_MS = 3_000

/**
 * What became of a payment, as far as it is known; `ask` asks the bank once more. `early` as long as the first answer
 * may still come at once: what is shown before it would move when it comes.
 */
export function useOutcome(order: Order): { outcome: Outcome | null; early: boolean; ask(): void } {
  // An order is only ever shown in the browser; what is known from the beginning moves nothing later.
  const [arrival] = useState(() => new URLSearchParams(window.location.search).get('payment'))
  const result = usePaymentResult(order.id, arrival === 'returned' || isOpen(order))
  const failed = result.isError || (arrival === 'returned' && result.fetchStatus === 'paused')
  const [patient, setPatient] = useState(arrival === 'returned')
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return {
    early: patient && !failed && result.data === undefined,
    outcome: outcomeOf({ arrival, order, answer: result.data, failed }),
    ask: () => void result.refetch(),
  }
}
