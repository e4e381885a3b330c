/** Storage key of the last reload of each path (ms since 1970). */
export const KEY = 'chunk-reloads'
export const PAUSE_MS = 10_000

/** Whether a path may be reloaded after a chunk failure: once in ten seconds, to prevent a reload loop. */
export function mayReload(path: string, now: number): boolean {
  try {
    const before = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
    const recent = Object.entries(before).filter(([, at]) => now - at < PAUSE_MS)
    if (recent.some(([reloaded]) => reloaded === path)) return false
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [path]: now }))
    return true
  } catch {
    // Without storage a reload loop could not be detected.
    return false
  }
}
