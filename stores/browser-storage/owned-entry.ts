import { OWNED_ENTRIES, type OwnedKey } from './owned-entries'
import { type Reader, readOwned, type Stamp } from './read-owned'
import { type Check, ownedStorage } from './storage'

/** An entry of the table that belongs to an account or a guest. */
export function ownedEntry<Value extends object>(key: OwnedKey, check: Check<Value>) {
  const { ttl } = OWNED_ENTRIES[key]
  return {
    /** Returns the reader's value; null if there is none, and removes what the reader must not see. */
    read: (reader: Reader): Value | null => readOwned(key, reader, check),
    /** @param user id of the owner; null is a guest */
    save(user: string | null, value: Value): void {
      const stamp: Stamp = { user, ...(ttl !== null && { until: Date.now() + ttl }) }
      ownedStorage.save(key, { ...value, ...stamp })
    },
    drop(): void {
      ownedStorage.set(key, null)
    },
  }
}
