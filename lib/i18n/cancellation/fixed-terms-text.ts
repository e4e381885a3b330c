import type { FixedTerms } from '@/lib/domain/cancellation-terms'
import type { CancellationTranslate } from './translate'

/** Returns terms without a deadline as text. */
export function fixedTermsText({ kind }: FixedTerms, t: CancellationTranslate): string {
  return t(`terms.${kind}`)
}
