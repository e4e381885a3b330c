import type { Order } from '@/lib/contract/orders'

const PAID: ReadonlyArray<Order['status']> = ['paid', 'confirmed', 'completed']

/** Paid; being checked (`unknown`: by the visitor, as nobody could be asked); or not paid (`unstarted`: not even begun). */
export type Outcome = 'paid' | 'checking' | 'unknown' | 'not_paid' | 'unstarted'

interface Evidence {
  /** How the visitor came: what the address says after `payment=`; it proves nothing. */
  arrival: string | null
  order: Pick<Order, 'status' | 'payable'>
  /** What the gateway says; undefined until it has answered. */
  answer: 'paid' | 'checking' | 'not_paid' | undefined
  /** It could not be asked. */
  failed: boolean
}

/** What became of a payment, for whoever comes back from paying; null for whoever comes for the order. */
export function outcomeOf({ arrival, order, answer, failed }: Evidence): Outcome | null {
  if (arrival === 'unstarted') return order.payable ? 'unstarted' : null
  if (arrival !== 'returned') return null
  // A payment that was found out by another way than asking here is no less paid.
  if (PAID.includes(order.status)) return 'paid'
  if (failed) return 'unknown'
  return answer ?? 'checking'
}
