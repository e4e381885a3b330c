import type { RedemptionState } from '@/lib/domain/redemption'
import type { CheckResult } from './use-voucher'

export type Verdict = 'letIn' | 'unknown' | 'unasked' | RedemptionState

/** Returns the one word shown to gate staff. */
export function verdictOf({ voucher, letIn, unasked }: CheckResult): Verdict {
  if (unasked) return 'unasked'
  if (letIn) return 'letIn'
  return voucher?.state ?? 'unknown'
}
