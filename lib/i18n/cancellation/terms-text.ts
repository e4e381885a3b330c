import type { CancellationTerms } from '@/lib/domain/cancellation-terms'
import { type DeadlineFormat, formatDeadline } from '../deadline'
import { fixedTermsText } from './fixed-terms-text'
import type { CancellationText, CancellationTranslate } from './translate'

/** Returns terms as text; a deadline in the venue's time and, if different, the viewer's. */
export function termsText(
  terms: CancellationTerms,
  t: CancellationTranslate,
  format: DeadlineFormat,
): CancellationText {
  if (terms.kind !== 'free') return { text: fixedTermsText(terms, t), moments: [] }
  const { there, here } = formatDeadline(terms.until, format)
  return here === null
    ? { text: t('terms.until', { there }), moments: [there] }
    : { text: t('terms.untilBoth', { there, here }), moments: [there, here] }
}
