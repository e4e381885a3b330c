import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { CodePurpose } from '@/lib/domain/verification-code'
import { database, type Queryable } from '@/lib/server/db/client'
import { issuedCodes as codes, resetLinks, signInLinks, verificationCodes } from '@/lib/server/db/schema'
import type { Account } from './repo'

/** Each asker has a code of its own, which no other can replace or spend. */
export interface CodeKey {
  purpose: CodePurpose
  /** An email address in lower case, or a phone in E.164. */
  recipient: string
  /** A hash; see `codeAsker`. */
  asker: string
}

type NewCode = Pick<typeof codes.$inferSelect, 'codeHash' | 'sentAt' | 'expiresAt'>

const of = ({ purpose, recipient, asker }: CodeKey) =>
  and(eq(codes.purpose, purpose), eq(codes.recipient, recipient), eq(codes.asker, asker))

/** Replaces the asker's code. Returns false if the previous one was sent after `resendFrom`. */
export async function replaceCode(
  db: Queryable,
  key: CodeKey,
  code: NewCode,
  resendFrom: Date,
): Promise<boolean> {
  const rows = await db
    .insert(codes)
    .values({ ...key, ...code })
    .onConflictDoUpdate({
      target: [codes.purpose, codes.recipient, codes.asker],
      set: { ...code, attempts: 0 },
      setWhere: lte(codes.sentAt, resendFrom),
    })
    .returning({ recipient: codes.recipient })
  return rows.length > 0
}

export async function readCode(key: CodeKey, db: Queryable = database()) {
  const [row] = await db.select().from(codes).where(of(key))
  return row ?? null
}

/**
 * Counts an attempt and returns the stored hash, which a decoy does not have; null if there is no valid code with
 * attempts left.
 */
export async function consumeAttempt(key: CodeKey, maxAttempts: number, now: Date) {
  const [row] = await database()
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(and(of(key), lt(codes.attempts, maxAttempts), gt(codes.expiresAt, now)))
    .returning({ codeHash: codes.codeHash })
  return row ?? null
}

/** Refunds the attempt of a correct code. */
export async function returnTry(key: CodeKey, codeHash: string): Promise<void> {
  await database()
    .update(codes)
    .set({ attempts: sql`greatest(${codes.attempts} - 1, 0)` })
    .where(and(of(key), eq(codes.codeHash, codeHash)))
}

/** Consumes a code. Returns false if another request consumed it first. */
export async function deleteCode(db: Queryable, key: CodeKey, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(codes)
    .where(and(of(key), eq(codes.codeHash, codeHash)))
    .returning({ recipient: codes.recipient })
  return rows.length > 0
}

/**
 * Deletes all codes sent to the email address of an account, for every purpose, and its links. The caller has
 * locked the account's row.
 */
export async function deleteCodesOf(
  db: Queryable,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  await db.delete(codes).where(eq(codes.recipient, email))
  await db.delete(verificationCodes).where(eq(verificationCodes.recipient, email))
  await db.delete(signInLinks).where(eq(signInLinks.email, email))
  await db.delete(resetLinks).where(eq(resetLinks.userId, id))
}
