import type { useTranslations } from 'next-intl'
import type { DataPlan } from './esim-view'

type Words = ReturnType<typeof useTranslations<'esim.plan'>>

interface Line {
  good: boolean
  text: string
}

const MEGABIT = 1024

function speedWords(kilobits: number, t: Words): string {
  return kilobits >= MEGABIT
    ? t('megabits', { count: Math.round(kilobits / MEGABIT) })
    : t('kilobits', { count: kilobits })
}

/** What a plan does and does not, in the words of its ticket. */
export function planLines({ gigabytes, fair_use, hotspot, validity_starts }: DataPlan, t: Words): Line[] {
  const good = (text: string): Line => ({ good: true, text })
  const amount = fair_use
    ? [
        good(t('fullSpeed', { count: fair_use.gigabytes_per_day })),
        good(t('then', { speed: speedWords(fair_use.kilobits_per_second, t) })),
      ]
    : [good(gigabytes === null ? t('always') : t('stops', { count: gigabytes }))]
  return [...amount, { good: hotspot, text: t(hotspot ? 'hotspot' : 'noHotspot') }, good(t(validity_starts))]
}
