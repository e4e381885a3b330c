import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { type IdentityClaims, signInAttempts } from '@/lib/server/db/schema'
import { keyedHash } from '@/lib/server/secret'

export type Attempt = typeof signInAttempts.$inferSelect

const stateHash = (state: string) => keyedHash('google-state', state)
const browserHash = (mark: string) => keyedHash('google-browser', mark)

type NewAttempt = Omit<typeof signInAttempts.$inferInsert, 'stateHash' | 'browserHash'>

export async function insertAttempt(state: string, mark: string, values: NewAttempt): Promise<void> {
  const hashes = { stateHash: stateHash(state), browserHash: browserHash(mark) }
  await database()
    .insert(signInAttempts)
    .values({ ...values, ...hashes })
}

/** Takes the attempt that a state belongs to, once; null where there is none of this browser that still counts. */
export async function takeAttempt(state: string, mark: string, now = new Date()): Promise<Attempt | null> {
  const [row] = await database()
    .update(signInAttempts)
    .set({ returnedAt: now })
    .where(
      and(
        eq(signInAttempts.stateHash, stateHash(state)),
        eq(signInAttempts.browserHash, browserHash(mark)),
        gt(signInAttempts.expiresAt, now),
        isNull(signInAttempts.returnedAt),
      ),
    )
    .returning()
  return row ?? null
}

/** Notes whom the provider has vouched for. */
export async function saveClaims(id: string, claims: IdentityClaims): Promise<void> {
  await database().update(signInAttempts).set({ claims }).where(eq(signInAttempts.id, id))
}

/** Ends an attempt and returns whom the provider vouched for; null where it is not this browser's to end. */
export async function closeAttempt(
  id: string,
  mark: string,
  now = new Date(),
): Promise<IdentityClaims | null> {
  const [row] = await database()
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.id, id),
        eq(signInAttempts.browserHash, browserHash(mark)),
        gt(signInAttempts.expiresAt, now),
        isNotNull(signInAttempts.claims),
      ),
    )
    .returning({ claims: signInAttempts.claims })
  return row?.claims ?? null
}
