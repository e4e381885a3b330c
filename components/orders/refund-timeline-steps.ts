import type { Refund } from '@/lib/contract/orders'

export interface RefundStep {
  name: 'requested' | 'sent' | 'done' | 'failed'
  /** Null of what is still to come. */
  at: string | null
}

/** The way of a refund: asked for, sent, and given back or refused. */
export function refundSteps({ state, requested_at, sent_at, ended_at }: Refund): RefundStep[] {
  const first = { name: 'requested' as const, at: requested_at }
  if (state === 'failed') return [first, { name: 'failed', at: ended_at }]
  return [first, { name: 'sent', at: sent_at }, { name: 'done', at: ended_at }]
}
