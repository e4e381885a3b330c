const PREFIX = 'kept-'

/** Returns the name of the cache that stores an account's vouchers on the device. */
export function savedBy(userId: string): string {
  return PREFIX + userId
}

/** Removes saved vouchers from the device, except those of one account. Never fails. */
export async function clearSaved(exceptOf = ''): Promise<void> {
  try {
    for (const name of await caches.keys())
      if (name.startsWith(PREFIX) && name !== savedBy(exceptOf)) await caches.delete(name)
  } catch {
    // Without a secure context, or with storage blocked, nothing was saved.
  }
}
