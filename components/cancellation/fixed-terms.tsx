import { useTranslations } from 'next-intl'
import type { FixedTerms as Terms } from '@/lib/domain/cancellation-terms'
import { fixedTermsText } from '@/lib/i18n/cancellation/fixed-terms-text'

/** Cancellation terms without a deadline as text. */
export function FixedTerms({ terms }: { terms: Terms }) {
  return fixedTermsText(terms, useTranslations('cancellation'))
}
