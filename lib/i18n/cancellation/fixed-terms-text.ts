import type { FixedTerms } from '@/lib/domain/cancellation-terms'
import type { CancellationTranslate } from './translate'

/** Returns terms without a deadline as text. */
export function fixedTermsText(terms: FixedTerms, t: CancellationTranslate): string {
  return terms.kind === 'fee' ? t('terms.fee', { percent: terms.percent }) : t(`terms.${terms.kind}`)
}
