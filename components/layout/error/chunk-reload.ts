import { CHUNK_RELOADS } from '@/stores/browser-storage/chunk-reloads'
import { tabStorage } from '@/stores/browser-storage/storage'

/**
 * Whether a path may be reloaded after a chunk failure: once in ten seconds, to prevent a reload loop. Without
 * storage a loop could not be detected.
 */
export function mayReload(path: string, now: number): boolean {
  const { key, ttl } = CHUNK_RELOADS
  const before = tabStorage.read<Record<string, number>>(key, (map) => typeof map === 'object') ?? {}
  const recent = Object.fromEntries(Object.entries(before).filter(([, at]) => now - at < ttl))
  return !(path in recent) && tabStorage.save(key, { ...recent, [path]: now })
}
