import type { AreaGuide } from '@/lib/contract/area-guide'
import { type LocalDate, todayIn } from '@/lib/domain/local-date'

/** The day at the destination on which its guide last changed; null without a guide, or if it is not known. */
export function guideChanged(area: AreaGuide): LocalDate | null {
  const { updated_at, time_zone, about, when_to_go, getting_there } = area
  if (updated_at === null || about.length + when_to_go.length + getting_there.length === 0) return null
  return todayIn(time_zone ?? 'UTC', new Date(updated_at))
}
