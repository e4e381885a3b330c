'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import type { Leg } from '@/lib/contract/cart'
import type { Arranged, ArrangementDraft } from '@/lib/domain/booking-details'
import { arrangementWords } from '@/lib/i18n/booking-details-text'
import { formatWhen } from '@/lib/i18n/format-date-range'

interface WithArrangement {
  arrangement: ArrangementDraft
  arranged: Arranged
}

/** Says what was arranged, one line for each thing. */
export function useArrangementWords(): (chosen: WithArrangement) => string[] {
  const t = useTranslations('arrangement')
  const { locale } = usePreferences()
  return ({ arrangement, arranged }) =>
    arrangementWords(arrangement, arranged, locale, (word, values) => t(word, values))
}

/** Says each way of a trip: from where to where, when, and in which class. */
export function useLegWords(): (legs: readonly Leg[]) => string[] {
  const t = useTranslations('arrangement')
  const { locale } = usePreferences()
  return (legs) =>
    legs.map(({ from, to, option_name: option, date, time }) =>
      t('leg', { from, to, option, when: formatWhen({ date, end_date: null, time }, locale) ?? '' }),
    )
}
