export const SEEN = 'recently-seen'
export const FAVOURITES = 'favourites'
/** Ids of favourites as the device knows them; the owner's where somebody is signed in. */
export type ProductList = typeof SEEN | typeof FAVOURITES
/** Texts that were searched for. */
export const SEARCHES = 'recent-searches'
export type DeviceList = ProductList | typeof SEARCHES

/** What tells the page that a list has changed; its name is the list's. */
const events = new EventTarget()

/** Product ids or texts that this device keeps, newest first; none where nothing can be stored. */
export function readList(name: DeviceList): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function saveList(name: DeviceList, ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(ids))
  } catch {
    // Without storage the list lasts as long as the page.
  }
  events.dispatchEvent(new Event(name))
}

/** Puts one in front; at most so many are kept. */
export function putFirst(ids: readonly string[], id: string, most: number): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, most)
}

/** Calls back whenever a list changes, here or in another tab. Returns what ends it. */
export function onListChange(name: DeviceList, changed: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === name || event.key === null) changed()
  }
  events.addEventListener(name, changed)
  window.addEventListener('storage', elsewhere)
  return () => {
    events.removeEventListener(name, changed)
    window.removeEventListener('storage', elsewhere)
  }
}
