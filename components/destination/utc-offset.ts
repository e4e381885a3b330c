/** Formats a UTC offset in minutes: '+7', '−3:30', '' for zero. */
export function formatUtcOffset(minutes: number): string {
  if (minutes === 0) return ''
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** Formats a time difference in minutes as hours with fractions: '5', '5.5', '0.75'. */
export function hoursApart(minutes: number): string {
  return String(Math.abs(minutes) / 60)
}
