import { OWNED_KEYS } from './clear-owned'
import { OWNED_ENTRIES } from './owned-entries'
import { readOwned } from './read-owned'

/**
 * Removes entries of other owners from the tab once its user is known; null if signed out. Without a user, entries
 * of accounts stay: the session may have expired, and the same user may sign in again.
 */
export function clearOthers(user: string | null): void {
  for (const key of OWNED_KEYS)
    if (user !== null || OWNED_ENTRIES[key].owner === 'visitor') readOwned(key, user, () => true)
}
