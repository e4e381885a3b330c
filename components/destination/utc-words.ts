/** Minutes ahead of UTC as people write it: '+7', '−3:30', '' for none. */
export function utcWords(minutes: number): string {
  if (minutes === 0) return ''
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** A difference of time in hours, with halves and quarters: '5', '5.5', '0.75'. */
export function hoursApart(minutes: number): string {
  return String(Math.abs(minutes) / 60)
}
