const NAME = 'venue-key'

/** The key of this gate, kept on the device; null where there is none, or where the browser keeps nothing. */
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
    // The key then lasts as long as the page is open.
  }
}

/** The key that a link hands over in its fragment, which no server sees; it is taken out of the address at once. */
export function handedKey(): string | null {
  const key = new URLSearchParams(window.location.hash.slice(1)).get('key')
  if (key) window.history.replaceState(window.history.state, '', window.location.pathname)
  return key?.trim() || null
}
