/** Where it stands when each path was loaded anew (ms). */
export const KEY = 'chunk-reloads'
export const PAUSE_MS = 10_000

/** Whether a path may be loaded anew for that: once in ten seconds, or it would never end. */
export function mayReload(path: string, now: number): boolean {
  try {
    const before = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
    const recent = Object.entries(before).filter(([, at]) => now - at < PAUSE_MS)
    if (recent.some(([reloaded]) => reloaded === path)) return false
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [path]: now }))
    return true
  } catch {
    // Without storage nobody could count.
    return false
  }
}
