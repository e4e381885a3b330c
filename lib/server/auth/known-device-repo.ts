import { sql } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'
import { knownDevices } from '@/lib/server/db/schema'

/** Records a sign-in from a device. Returns true if the account never signed in from it before. */
export async function recordKnownDevice(
  db: Queryable,
  userId: string,
  fingerprint: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .insert(knownDevices)
    .values({ userId, fingerprint, seenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.fingerprint], set: { seenAt: now } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return row?.isNew ?? true
}
