import type { RedemptionState } from '@/lib/domain/redemption'
import type { CheckResult } from './use-voucher'

export type Verdict = 'letIn' | 'unknown' | 'unchecked' | RedemptionState

/** Returns the one word shown to gate staff. */
export function verdictOf({ voucher, letIn, unchecked }: CheckResult): Verdict {
  if (unchecked) return 'unchecked'
  if (letIn) return 'letIn'
  return voucher?.state ?? 'unknown'
}
