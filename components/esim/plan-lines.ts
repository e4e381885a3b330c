import type { useTranslations } from 'next-intl'
import type { DataPlan } from './esim-view'

type Translate = ReturnType<typeof useTranslations<'esim.plan'>>

interface Line {
  good: boolean
  text: string
}

const MEGABIT = 1024

function speedText(kilobits: number, t: Translate): string {
  return kilobits >= MEGABIT
    ? t('megabits', { count: Math.round(kilobits / MEGABIT) })
    : t('kilobits', { count: kilobits })
}

/** Returns the lines of a plan's ticket: what it includes and what it does not. */
export function planLines({ gigabytes, fair_use, hotspot, validity_starts }: DataPlan, t: Translate): Line[] {
  const good = (text: string): Line => ({ good: true, text })
  const amount = fair_use
    ? [
        good(t('fullSpeed', { count: fair_use.gigabytes_per_day })),
        good(t('then', { speed: speedText(fair_use.kilobits_per_second, t) })),
      ]
    : [good(gigabytes === null ? t('always') : t('stops', { count: gigabytes }))]
  return [...amount, { good: hotspot, text: t(hotspot ? 'hotspot' : 'noHotspot') }, good(t(validity_starts))]
}
