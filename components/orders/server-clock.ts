let skew: number | null = null

/**
 * Sets this tab's clock right by what the server says. Of several answers the latest time holds: one that was kept for
 * reading offline is from before.
 */
export function noteServerTime(now: string, received = Date.now()): void {
  const ahead = Date.parse(now) - received
  if (Number.isNaN(ahead)) return
  skew = skew === null ? ahead : Math.max(skew, ahead)
}

/** The present moment by the server's clock, as far as it is known; a viewer's own may be wrong. */
export function serverNow(own = Date.now()): Date {
  return new Date(own + (skew ?? 0))
}
