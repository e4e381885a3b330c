const KEPT = 'kept-'

/** The cache in which a device keeps the vouchers of an account. */
export function savedBy(userId: string): string {
  return KEPT + userId
}

/** Takes kept vouchers off the device; those of one account may stay. Never fails. */
export async function clearSaved(exceptOf = ''): Promise<void> {
  try {
    for (const name of await caches.keys())
      if (name.startsWith(KEPT) && name !== savedBy(exceptOf)) await caches.delete(name)
  } catch {
    // Without a secure connection, or with storage forbidden, nothing was kept.
  }
}
