'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import type { Arranged, ArrangementDraft } from '@/lib/domain/arrangement'
import { arrangementWords } from '@/lib/i18n/arrangement-words'

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
