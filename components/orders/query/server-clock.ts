let skew: number | null = null

/**
 * Corrects this tab's clock by the server's time. The largest skew wins, since a response cached for offline
 * reading is older.
 */
export function noteServerTime(now: string, received = Date.now()): void {
  const ahead = Date.parse(now) - received
  if (Number.isNaN(ahead)) return
  skew = skew === null ? ahead : Math.max(skew, ahead)
}

/** Returns the current time by the server's clock, if known; the client's clock may be wrong. */
export function serverNow(clientNow = Date.now()): Date {
  return new Date(clientNow + (skew ?? 0))
}
