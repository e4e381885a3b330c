import type { CancellationTerms } from '@/lib/domain/cancellation-terms'
import type { DeadlineFormat } from '../deadline'
import { formatInstant } from '../format'
import { timeZoneName } from '../time-zone-name'
import { fixedTermsText } from './fixed-terms-text'
import type { CancellationTranslate } from './translate'

/** Returns terms as text for a document, which has no viewer: a deadline names its time zone. */
export function documentTermsText(
  terms: CancellationTerms,
  t: CancellationTranslate,
  { locale, timeZone }: DeadlineFormat,
): string {
  if (terms.kind !== 'free') return fixedTermsText(terms, t)
  const { until } = terms
  return t('terms.untilZone', {
    there: formatInstant(until, locale, timeZone),
    zone: timeZoneName(timeZone, until, locale),
  })
}
