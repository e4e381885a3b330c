import type { Order } from '@/lib/contract/orders'

const OVER: ReadonlyArray<Order['status']> = ['cancelled', 'failed', 'timeout']
const PAID: ReadonlyArray<Order['status']> = ['paid', 'confirmed', 'completed']

/**
 * Paid; being checked (`unknown`: the gateway was unreachable, so the visitor has to check; `open`: started,
 * not known to be finished); or not paid (`unstarted`: never started).
 */
export type Outcome = 'paid' | 'checking' | 'unknown' | 'open' | 'not_paid' | 'unstarted'

interface Evidence {
  /** How the visitor arrived: the URL's `payment` parameter; it proves nothing. */
  arrival: string | null
  order: Pick<Order, 'status' | 'payable' | 'payment'>
  /** The gateway's result; undefined until it has responded. */
  gatewayResult: 'paid' | 'checking' | 'not_paid' | undefined
  /** The gateway could not be queried. */
  failed: boolean
}

/** Whether a payment was started and its gateway has not reported a result. */
export function isOpen({ status, payable, payment }: Evidence['order']): boolean {
  const unfinished = payment?.state === 'created' || payment?.state === 'pending'
  return status === 'pending' && payable && unfinished && payment?.key !== 'pay_later'
}

/** Returns the result of a payment; null for a visitor who did not come from payment, unless one is open. */
export function paymentOutcome({ arrival, order, gatewayResult, failed }: Evidence): Outcome | null {
  if (arrival === 'unstarted') return order.payable ? 'unstarted' : null
  if (arrival !== 'returned') return isOpen(order) ? 'open' : null
  // The order may be paid although this query does not know it yet.
  if (PAID.includes(order.status)) return 'paid'
  // Money that came too late goes back: that is no success, and the page says how.
  if (OVER.includes(order.status) && gatewayResult === 'paid') return null
  if (failed) return 'unknown'
  return gatewayResult ?? 'checking'
}
