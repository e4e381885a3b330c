import type { AreaGuide } from '@/lib/contract/area-guide'
import { type LocalDate, todayIn } from '@/lib/domain/local-date'

export const hasGuide = ({ about, when_to_go, getting_there }: AreaGuide): boolean =>
  about.length + when_to_go.length + getting_there.length > 0

/** The day at the destination on which its guide last changed; null without a guide, or if it is not known. */
export function guideChanged(area: AreaGuide): LocalDate | null {
  const { updated_at, time_zone } = area
  if (updated_at === null || !hasGuide(area)) return null
  return todayIn(time_zone ?? 'UTC', new Date(updated_at))
}
