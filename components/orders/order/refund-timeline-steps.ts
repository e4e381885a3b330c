import type { Refund } from '@/lib/contract/orders'

export interface RefundStep {
  name: 'requested' | 'sent' | 'done' | 'failed'
  /** Null for a future step. */
  at: string | null
}

/** Returns the steps of a refund: requested, sent and done, or requested and failed. */
export function refundSteps({ state, requested_at, sent_at, ended_at }: Refund): RefundStep[] {
  const first = { name: 'requested' as const, at: requested_at }
  if (state === 'failed') return [first, { name: 'failed', at: ended_at }]
  return [first, { name: 'sent', at: sent_at }, { name: 'done', at: ended_at }]
}
