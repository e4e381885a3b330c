import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { type IdentityClaims, oauthAttempts } from '@/lib/server/db/schema'
import { keyedHash } from '@/lib/server/secret'

export type Attempt = typeof oauthAttempts.$inferSelect

const stateHash = (state: string) => keyedHash('google-state', state)
const browserHash = (fingerprint: string) => keyedHash('google-browser', fingerprint)

type NewAttempt = Omit<typeof oauthAttempts.$inferInsert, 'stateHash' | 'browserHash'>

export async function insertAttempt(state: string, fingerprint: string, values: NewAttempt): Promise<void> {
  const hashes = { stateHash: stateHash(state), browserHash: browserHash(fingerprint) }
  await database()
    .insert(oauthAttempts)
    .values({ ...values, ...hashes })
}

/** Consumes the attempt of a state, once; null if this browser has no valid one. */
export async function takeAttempt(
  state: string,
  fingerprint: string,
  now = new Date(),
): Promise<Attempt | null> {
  const [row] = await database()
    .update(oauthAttempts)
    .set({ returnedAt: now })
    .where(
      and(
        eq(oauthAttempts.stateHash, stateHash(state)),
        eq(oauthAttempts.browserHash, browserHash(fingerprint)),
        gt(oauthAttempts.expiresAt, now),
        isNull(oauthAttempts.returnedAt),
      ),
    )
    .returning()
  return row ?? null
}

/** Stores the verified claims. */
export async function saveClaims(id: string, claims: IdentityClaims): Promise<void> {
  await database().update(oauthAttempts).set({ claims }).where(eq(oauthAttempts.id, id))
}

/** Closes an attempt and returns its verified claims; null if this browser has no such attempt. */
export async function closeAttempt(
  id: string,
  fingerprint: string,
  now = new Date(),
): Promise<IdentityClaims | null> {
  const [row] = await database()
    .delete(oauthAttempts)
    .where(
      and(
        eq(oauthAttempts.id, id),
        eq(oauthAttempts.browserHash, browserHash(fingerprint)),
        gt(oauthAttempts.expiresAt, now),
        isNotNull(oauthAttempts.claims),
      ),
    )
    .returning({ claims: oauthAttempts.claims })
  return row?.claims ?? null
}
