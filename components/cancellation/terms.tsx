'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { NoWrapDates } from '@/components/ui/text/no-wrap-dates'
import type { CancellationTerms } from '@/lib/domain/cancellation-terms'
import { termsText } from '@/lib/i18n/cancellation/terms-text'

interface TermsProps {
  terms: CancellationTerms
  /** The venue's time zone. */
  timeZone: string
  /** Omits the current year. */
  near?: boolean
}

/** Cancellation terms as text; a deadline in the venue's time and, if different, the viewer's. */
export function Terms({ terms, timeZone, near }: TermsProps) {
  const t = useTranslations('cancellation')
  const { locale } = usePreferences()
  return <NoWrapDates {...termsText(terms, t, { locale, timeZone, style: near ? 'near' : 'full' })} />
}
