const NAME = 'venue-key'

/** Returns the venue key stored on the device; null if there is none, or without storage. */
export function savedKey(): string | null {
  try {
    return window.localStorage.getItem(NAME)
  } catch {
    return null
  }
}

export function saveKey(key: string | null): void {
  try {
    if (key) window.localStorage.setItem(NAME, key)
    else window.localStorage.removeItem(NAME)
  } catch {
    // The key then lasts until the page is closed.
  }
}

/** Returns the key in the URL fragment of a link, which no server sees, and removes it from the URL. */
export function keyFromUrl(): string | null {
  const key = new URLSearchParams(window.location.hash.slice(1)).get('key')
  if (key) window.history.replaceState(window.history.state, '', window.location.pathname)
  return key?.trim() || null
}
