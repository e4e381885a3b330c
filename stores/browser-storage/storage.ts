import type { DeviceKey, TabKey } from './entries'
import type { OwnedKey } from './owned-entries'

/** A value as stored: it may come from an older version of the shop, so any field may be missing or different. */
export type Unverified<Value> = Value extends object
  ? { readonly [Field in keyof Value]?: Unverified<Value[Field]> }
  : unknown

/** Whether a stored value can be used; may throw if it cannot. */
export type Check<Value> = (stored: Unverified<Value>) => boolean

/** Blocked storage throws as soon as it is accessed, full storage when it is written. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}

/** A browser storage that never fails: what cannot be stored is lost, what cannot be read is missing. */
export interface SafeStorage<Key extends string> {
  get(key: Key): string | null
  /** Stores a text; null removes it. Returns false, and leaves nothing, if it cannot be stored. */
  set(key: Key, text: string | null): boolean
  /** Returns a value stored by `save`; null if there is none, or if it is malformed. */
  read<Value>(key: Key, check: Check<Value>): Value | null
  /** Stores a value as JSON. */
  save(key: Key, value: unknown): boolean
}

function safe<Key extends string>(open: () => Storage): SafeStorage<Key> {
  const get = (key: Key) => attempt(() => open().getItem(key))
  const set = (key: Key, text: string | null): boolean => {
    const done = attempt(() => {
      if (text === null) open().removeItem(key)
      else open().setItem(key, text)
      return true
    })
    // In a full storage, the previous value would pass for this one.
    if (!done && text !== null) set(key, null)
    return done ?? false
  }
  return {
    get,
    set,
    read: <Value>(key: Key, check: Check<Value>) =>
      attempt(() => {
        const stored = JSON.parse(get(key) ?? 'null') as Value
        return check(stored as Unverified<Value>) ? stored : null
      }),
    save: (key, value) => set(key, JSON.stringify(value)),
  }
}

const session = safe<TabKey | OwnedKey>(() => sessionStorage)

/** The session storage of the tab. */
export const tabStorage: SafeStorage<TabKey> = session
/** The same, for entries with an owner; read them with `ownedEntry`. */
export const ownedStorage: SafeStorage<OwnedKey> = session
/** The local storage of the device. */
export const deviceStorage = safe<DeviceKey>(() => localStorage)
