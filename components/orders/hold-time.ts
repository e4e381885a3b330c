const MINUTE = 60_000

export interface HoldTime {
  /** Wall-clock time of the viewer, HH:MM. */
  time: string
  /** Whole minutes left, rounded up. */
  minutes: number
  /** Seconds left in the last minute; null before it. */
  seconds: number | null
  /** Whether it ends on the viewer's today. */
  today: boolean
}

/** Until when places are held, as the viewer's clock says it; null once it is over. */
export function holdTime(expiresAt: string, now: Date, timeZone?: string): HoldTime | null {
  const end = new Date(expiresAt)
  const left = end.getTime() - now.getTime()
  if (left <= 0) return null
  const day = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone })
  return {
    time: end.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }),
    minutes: Math.ceil(left / MINUTE),
    seconds: left < MINUTE ? Math.ceil(left / 1000) : null,
    today: day(end) === day(now),
  }
}
