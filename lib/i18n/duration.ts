const HOUR = 60
const DAY = 24 * HOUR

/** Translator of `product.time`. */
export type TimeTranslate = (
  key: 'minutes' | 'hours' | 'days' | 'hoursMinutes',
  values: Record<string, number>,
) => string

/** Formats a duration in the largest whole unit, e.g. '45 minutes', '2 h 30 min', '3 days'. */
export function formatDuration(minutes: number, t: TimeTranslate): string {
  if (minutes >= DAY && minutes % DAY === 0) return t('days', { count: minutes / DAY })
  if (minutes < HOUR) return t('minutes', { count: minutes })
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR]
  return rest === 0 ? t('hours', { count: hours }) : t('hoursMinutes', { hours, minutes: rest })
}

/** Formats hours before a start: in days from two days on, in minutes below an hour. */
export function formatNotice(hours: number, t: TimeTranslate): string {
  if (hours >= 48 && hours % 24 === 0) return t('days', { count: hours / 24 })
  return hours < 1
    ? t('minutes', { count: Math.round(hours * 60) })
    : formatDuration(hours * 60, hoursOnly(t))
}

/** A single day of notice is '24 hours', since it is elapsed time. */
function hoursOnly(t: TimeTranslate): TimeTranslate {
  return (key, values) => (key === 'days' ? t('hours', { count: (values.count ?? 0) * 24 }) : t(key, values))
}
