'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import type { ArrangementDraft } from '@/lib/domain/arrangement'

/** Says what was arranged, one line for each thing: the guests of a room, the handing over, the guide. */
export function useArrangementWords(): (arrangement: ArrangementDraft) => string[] {
  const t = useTranslations('arrangement')
  const { locale } = usePreferences()
  return ({ rooms = [], handover, guide }) => [
    ...rooms.map(({ adults, children }, index) =>
      t('room', {
        room: index + 1,
        adults,
        children: children.length,
        ages: children.map((age) => age ?? '–').join(t('comma')),
      }),
    ),
    ...(handover ? [t(handover.time ? 'pickupAt' : handover.way, { time: handover.time ?? '' })] : []),
    ...(guide ? [t('guide', { language: languageName(guide, locale) })] : []),
  ]
}

export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
}
