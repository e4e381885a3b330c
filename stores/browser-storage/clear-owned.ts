import { OWNED_ENTRIES, type OwnedKey } from './owned-entries'
import { ownedStorage } from './storage'

export const OWNED_KEYS = Object.keys(OWNED_ENTRIES) as OwnedKey[]

/** Removes the entries of accounts and guests from the tab, when the visitor signs out. */
export function clearOwned(): void {
  for (const key of OWNED_KEYS) ownedStorage.set(key, null)
}
