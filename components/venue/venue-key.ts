import { deviceStorage } from '@/stores/browser-storage/storage'

/** Returns the venue key stored on the device; null if there is none, or without storage. */
export function savedKey(): string | null {
  return deviceStorage.get('venue-key')
}

/** Stores the key, or removes it; without storage it lasts until the page is closed. */
export function saveKey(key: string | null): void {
  deviceStorage.set('venue-key', key || null)
}

/** Returns the key in the URL fragment of a link, which no server sees, and removes it from the URL. */
export function keyFromUrl(): string | null {
  const key = new URLSearchParams(window.location.hash.slice(1)).get('key')
  if (key) window.history.replaceState(window.history.state, '', window.location.pathname)
  return key?.trim() || null
}
