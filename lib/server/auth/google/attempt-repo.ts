import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { type IdentityClaims, signInAttempts } from '@/lib/server/db/schema'
import { keyedHash } from '@/lib/server/secret'

export type Attempt = typeof signInAttempts.$inferSelect

const stateHash = (state: string) => keyedHash('google-state', state)
const browserHash = (fingerprint: string) => keyedHash('google-browser', fingerprint)

type NewAttempt = Omit<typeof signInAttempts.$inferInsert, 'stateHash' | 'browserHash'>

export async function insertAttempt(state: string, fingerprint: string, values: NewAttempt): Promise<void> {
  const hashes = { stateHash: stateHash(state), browserHash: browserHash(fingerprint) }
  await database()
    .insert(signInAttempts)
    .values({ ...values, ...hashes })
}

/** Consumes the attempt of a state, once; null if this browser has no valid one. */
export async function takeAttempt(
  state: string,
  fingerprint: string,
  now = new Date(),
): Promise<Attempt | null> {
  const [row] = await database()
    .update(signInAttempts)
    .set({ returnedAt: now })
    .where(
      and(
        eq(signInAttempts.stateHash, stateHash(state)),
        eq(signInAttempts.browserHash, browserHash(fingerprint)),
        gt(signInAttempts.expiresAt, now),
        isNull(signInAttempts.returnedAt),
      ),
    )
    .returning()
  return row ?? null
}

/** Stores the verified claims. */
export async function saveClaims(id: string, claims: IdentityClaims): Promise<void> {
  await database().update(signInAttempts).set({ claims }).where(eq(signInAttempts.id, id))
}

/** Closes an attempt and returns its verified claims; null if this browser has no such attempt. */
export async function closeAttempt(
  id: string,
  fingerprint: string,
  now = new Date(),
): Promise<IdentityClaims | null> {
  const [row] = await database()
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.id, id),
        eq(signInAttempts.browserHash, browserHash(fingerprint)),
        gt(signInAttempts.expiresAt, now),
        isNotNull(signInAttempts.claims),
      ),
    )
    .returning({ claims: signInAttempts.claims })
  return row?.claims ?? null
}
