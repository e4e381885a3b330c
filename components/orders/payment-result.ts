import type { Order } from '@/lib/contract/orders'

const PAID: ReadonlyArray<Order['status']> = ['paid', 'confirmed', 'completed']

/**
 * Paid; being checked (`unknown`: by the visitor, as nobody could be asked; `open`: it was begun, and nobody knows whether
 * it was finished); or not paid (`unstarted`: not even begun).
 */
export type Outcome = 'paid' | 'checking' | 'unknown' | 'open' | 'not_paid' | 'unstarted'

interface Evidence {
  /** How the visitor came: what the address says after `payment=`; it proves nothing. */
  arrival: string | null
  order: Pick<Order, 'status' | 'payable' | 'payment'>
  /** What the gateway says; undefined until it has answered. */
  answer: 'paid' | 'checking' | 'not_paid' | undefined
  /** It could not be asked. */
  failed: boolean
}

/** Whether a payment was begun at a gateway that has not told its end. */
export function isOpen({ status, payable, payment }: Evidence['order']): boolean {
  const live = payment?.state === 'created' || payment?.state === 'pending'
  return status === 'pending' && payable && live && payment?.key !== 'pay_later'
}

/** What became of a payment; for whoever comes for the order alone, null unless one is open. */
export function outcomeOf({ arrival, order, answer, failed }: Evidence): Outcome | null {
  if (arrival === 'unstarted') return order.payable ? 'unstarted' : null
  if (arrival !== 'returned') return isOpen(order) ? 'open' : null
  // A payment that was found out by another way than asking here is no less paid.
  if (PAID.includes(order.status)) return 'paid'
  if (failed) return 'unknown'
  return answer ?? 'checking'
}
