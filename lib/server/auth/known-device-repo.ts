import { sql } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'
import { signInMarks as marks } from '@/lib/server/db/schema'

/** Records a sign-in from a device. Returns true if the account never signed in from it before. */
export async function recordKnownDevice(
  db: Queryable,
  userId: string,
  mark: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .insert(marks)
    .values({ userId, mark, seenAt: now })
    .onConflictDoUpdate({ target: [marks.userId, marks.mark], set: { seenAt: now } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return row?.isNew ?? true
}
