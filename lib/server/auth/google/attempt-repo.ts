import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { type IdentityClaims, oauthAttempts } from '@/lib/server/db/schema'
import { keyedHashes } from '@/lib/server/secret'

export type Attempt = typeof oauthAttempts.$inferSelect

const stateHashes = (state: string) => keyedHashes('google-state', state)
const browserHashes = (fingerprint: string) => keyedHashes('google-browser', fingerprint)

type NewAttempt = Omit<typeof oauthAttempts.$inferInsert, 'stateHash' | 'browserHash'>

export async function insertAttempt(state: string, fingerprint: string, values: NewAttempt): Promise<void> {
  const [stateHash = ''] = stateHashes(state)
  const [browserHash = ''] = browserHashes(fingerprint)
  await database()
    .insert(oauthAttempts)
    .values({ ...values, stateHash, browserHash })
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
        inArray(oauthAttempts.stateHash, stateHashes(state)),
        inArray(oauthAttempts.browserHash, browserHashes(fingerprint)),
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
        inArray(oauthAttempts.browserHash, browserHashes(fingerprint)),
        gt(oauthAttempts.expiresAt, now),
        isNotNull(oauthAttempts.claims),
      ),
    )
    .returning({ claims: oauthAttempts.claims })
  return row?.claims ?? null
}
