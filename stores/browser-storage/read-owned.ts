import { OWNED_ENTRIES, type OwnedKey } from './owned-entries'
import { type Check, ownedStorage, type Unverified } from './storage'

/** What is stored beside the fields of a value. */
export interface Stamp {
  /** Id of the owner; null is a guest. */
  user: string | null
  /** End of its lifetime, in ms since 1970. */
  until?: number
}

/** Fields of older versions, which stored no `until` and named the owner `userId`; read for one release. */
interface OlderStamp {
  userId: string
  resendAt: number
}

/** Id of the user who reads: null if signed out, undefined if a session's user is not known yet. */
export type Reader = string | null | undefined

function isReadable(
  key: OwnedKey,
  { user, userId, until, resendAt }: Partial<Stamp & OlderStamp>,
  reader: Reader,
): boolean {
  const { ttl, owner } = OWNED_ENTRIES[key]
  const saver = user ?? userId ?? null
  if (ttl && !(Date.now() < (until ?? Number(resendAt) + ttl))) return false
  return reader === undefined || saver === reader || (saver === null && owner === 'account')
}

/** Returns a value without its stamp. Removes it if it is expired, malformed or of another owner. */
export function readOwned<Value extends object>(
  key: OwnedKey,
  reader: Reader,
  check: Check<Value>,
): Value | null {
  const stored = ownedStorage.read<Value & Partial<Stamp>>(
    key,
    (raw) => isReadable(key, raw as Partial<Stamp>, reader) && check(raw as Unverified<Value>),
  )
  if (!stored) {
    ownedStorage.set(key, null)
    return null
  }
  const { user: _, until: __, ...value } = stored
  return value as unknown as Value
}
