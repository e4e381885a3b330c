import type { FeeStep } from '@/lib/domain/cancellation'
import type { CancellationTerms, DatedTerms } from '@/lib/domain/cancellation-terms'
import { factsOf } from '@/lib/domain/locale'
import { type DeadlineFormat, formatDeadline } from '../deadline'
import { fixedTermsText } from './fixed-terms-text'
import type { CancellationText, CancellationTranslate } from './translate'

function stepText(
  { at, percent }: FeeStep,
  t: CancellationTranslate,
  format: DeadlineFormat,
): CancellationText {
  const { there, here } = formatDeadline(at, format)
  return here === null
    ? { text: t('terms.step', { there, percent }), moments: [there] }
    : { text: t('terms.stepBoth', { there, here, percent }), moments: [there, here] }
}

type Dated = Exclude<DatedTerms, { kind: 'free' }>

/** @param feeKey the message of a fee */
function costText(
  terms: Dated,
  feeKey: 'terms.fee' | 'terms.feeThen' | 'terms.feeOnceConfirmed',
  t: CancellationTranslate,
  format: DeadlineFormat,
): CancellationText {
  if (!('steps' in terms)) return { text: fixedTermsText(terms, t), moments: [] }
  const steps = terms.steps.map((step) => stepText(step, t, format))
  const text = steps.map((step) => step.text).join(factsOf(format.locale).factSeparator) || 'none'
  return {
    text: t(feeKey, { percent: terms.percent, steps: text }),
    moments: steps.flatMap(({ moments }) => moments),
  }
}

function untilText(until: Date, t: CancellationTranslate, format: DeadlineFormat): CancellationText {
  const { there, here } = formatDeadline(until, format)
  return here === null
    ? { text: t('terms.until', { there }), moments: [there] }
    : { text: t('terms.untilBoth', { there, here }), moments: [there, here] }
}

/** Returns terms as text; a deadline in the venue's time and, if different, the viewer's. */
export function termsText(
  terms: CancellationTerms,
  t: CancellationTranslate,
  format: DeadlineFormat,
): CancellationText {
  if (terms.kind === 'free') return untilText(terms.until, t, format)
  if (terms.kind !== 'unanswered')
    return costText(
      terms,
      terms.kind === 'feeOnceConfirmed' ? 'terms.feeOnceConfirmed' : 'terms.fee',
      t,
      format,
    )
  const { afterward } = terms
  const { text, moments } =
    afterward.kind === 'free'
      ? untilText(afterward.until, t, format)
      : costText(afterward, 'terms.feeThen', t, format)
  return { text: t('terms.unanswered', { afterward: text }), moments }
}
