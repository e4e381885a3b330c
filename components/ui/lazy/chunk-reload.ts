import { CHUNK_RELOADS } from '@/stores/browser-storage/chunk-reloads'
import { tabStorage } from '@/stores/browser-storage/storage'

/**
 * Whether the page may be reloaded after a chunk failure: each path once in ten seconds, to prevent a reload
 * loop. Without storage a loop could not be detected.
 */
export function mayReload(now: number): boolean {
  const { key, ttl } = CHUNK_RELOADS
  const path = window.location.pathname + window.location.search
  const before = tabStorage.read<Record<string, number>>(key, (map) => typeof map === 'object') ?? {}
  const recent = Object.fromEntries(Object.entries(before).filter(([, at]) => now - at < ttl))
  return !(path in recent) && tabStorage.save(key, { ...recent, [path]: now })
}
