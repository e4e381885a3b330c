'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import type { Leg } from '@/lib/contract/cart'
import type { ArrangementDraft } from '@/lib/domain/arrangement'
import { formatWhen } from './when'

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

/** Says each way of a trip: from where to where, when, and in which class. */
export function useLegWords(): (legs: readonly Leg[]) => string[] {
  const t = useTranslations('arrangement')
  const { locale } = usePreferences()
  return (legs) =>
    legs.map(({ from, to, option_name: option, date, time }) =>
      t('leg', { from, to, option, when: formatWhen({ date, end_date: null, time }, locale) ?? '' }),
    )
}

export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
}
