import { formatNotice, type TimeTranslate } from '../duration'
import type { CancellationTranslate } from './translate'

/** Until how many hours before the start; null if not at all. */
interface Changes {
  date_hours: number | null
  names_hours: number | null
}

/** Returns what customers can change of a booking of an option, as sentences; none where the option states nothing. */
export function changesText(
  changes: Changes | null,
  t: CancellationTranslate,
  time: TimeTranslate,
): string[] {
  const sentence = (kind: 'date' | 'names', hours: number | null) => {
    if (hours === null) return []
    if (hours === 0) return [t(`policy.${kind}UntilStart`)]
    return [t(`policy.${kind}`, { time: formatNotice(hours, time) })]
  }
  return changes ? [...sentence('date', changes.date_hours), ...sentence('names', changes.names_hours)] : []
}
