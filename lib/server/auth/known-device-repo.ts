import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'
import { knownDevices } from '@/lib/server/db/schema'

/**
 * Records a sign-in from a device. Returns true if the account never signed in from it before.
 * @param fingerprints the one to store, then those by which it was stored before
 */
export async function recordKnownDevice(
  db: Queryable,
  userId: string,
  [fingerprint = '', ...before]: readonly string[],
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .insert(knownDevices)
    .values({ userId, fingerprint, seenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.fingerprint], set: { seenAt: now } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  const isNew = row?.isNew ?? true
  if (!isNew || before.length === 0) return isNew
  const known = await db
    .select({ seenAt: knownDevices.seenAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.fingerprint, before)))
  return known.length === 0
}
