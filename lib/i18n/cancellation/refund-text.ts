import type { CancellationTranslate } from './translate'

/** What a cancellation refunds; formatted amounts, empty for none. */
export interface CancellationRefund {
  paid: string
  refund: string
  /** The label of the payment method. */
  method: string
  /** Whether staff must send it manually. */
  byHand: boolean
  /** What was refunded before the cancellation. */
  before?: string
}

/** Returns what is refunded after a cancellation, and how. */
export function refundText(
  { paid, refund, method, byHand, before }: CancellationRefund,
  t: CancellationTranslate,
): string {
  if (refund) return t(byHand ? 'refund.byHand' : 'refund.to', { refund, paid, method })
  if (!paid) return t('refund.unpaid')
  return before ? t('refund.before', { before, paid }) : t('refund.nothing', { paid })
}
