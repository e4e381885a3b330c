import { deviceStorage } from './browser-storage/storage'

export const SEEN = 'recently-seen'
export const FAVOURITES = 'favourites'
/** Lists of product ids; favourites are the account's while the visitor is signed in. */
export type ProductList = typeof SEEN | typeof FAVOURITES
/** Recent search texts. */
export const SEARCHES = 'recent-searches'
export type DeviceList = ProductList | typeof SEARCHES

/** Emits an event named after the list when a list changes. */
const events = new EventTarget()

/** Returns the product ids or texts stored on this device, newest first; empty without storage. */
export function readList(name: DeviceList): string[] {
  const stored = deviceStorage.read<string[]>(name, Array.isArray) ?? []
  return stored.filter((id: unknown) => typeof id === 'string')
}

/** Stores a list; without storage it lasts as long as the page. */
export function saveList(name: DeviceList, ids: readonly string[]): void {
  deviceStorage.set(name, ids.length === 0 ? null : JSON.stringify(ids))
  events.dispatchEvent(new Event(name))
}

/** Returns the list with the id moved to the front, cut to `max` entries. */
export function putFirst(ids: readonly string[], id: string, max: number): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, max)
}

/** Calls `changed` when a list changes, in this or another tab. Returns an unsubscribe function. */
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
