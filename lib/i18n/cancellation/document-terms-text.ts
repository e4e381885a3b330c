import type { FeeStep } from '@/lib/domain/cancellation'
import type { CancellationTerms } from '@/lib/domain/cancellation-terms'
import { factsOf } from '@/lib/domain/locale'
import type { DeadlineFormat } from '../deadline'
import { formatInstant } from '../format'
import { timeZoneName } from '../time-zone-name'
import { fixedTermsText } from './fixed-terms-text'
import type { CancellationTranslate } from './translate'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Returns terms as text for a document, which has no viewer and is read later: a deadline names its time zone, and every
 * step of the fee has its date.
 */
export function documentTermsText(
  terms: CancellationTerms,
  t: CancellationTranslate,
  { locale, timeZone }: DeadlineFormat,
): string {
  const moment = (at: Date) => ({
    there: formatInstant(at, locale, timeZone),
    zone: timeZoneName(timeZone, at, locale),
  })
  const feeText = (percent: number, later: readonly FeeStep[]) => {
    if (percent >= 100) return t('terms.fullFee')
    const steps = later.map((step) => t('terms.stepZone', { ...moment(step.at), percent: step.percent }))
    return t('terms.feeThen', { percent, steps: steps.join(factsOf(locale).factSeparator) || 'none' })
  }
  if (terms.kind === 'unanswered')
    return t('terms.unanswered', { afterward: documentTermsText(terms.afterward, t, { locale, timeZone }) })
  if (terms.kind === 'free') {
    const [first, ...later] = terms.steps
    const after = first ? [t('terms.after', { terms: feeText(first.percent, later) })] : []
    return [t('terms.untilZone', moment(terms.until)), ...after].join('\n')
  }
  return 'steps' in terms ? capitalized(feeText(terms.percent, terms.steps)) : fixedTermsText(terms, t)
}
