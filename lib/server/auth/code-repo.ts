import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { CodePurpose } from '@/lib/domain/verification-code'
import { database, type Queryable } from '@/lib/server/db/client'
import { verificationCodes as codes } from '@/lib/server/db/schema'

type NewCode = Pick<typeof codes.$inferSelect, 'purpose' | 'recipient' | 'codeHash' | 'sentAt' | 'expiresAt'>

const of = (purpose: CodePurpose, recipient: string) =>
  and(eq(codes.purpose, purpose), eq(codes.recipient, recipient))

/** Replaces the recipient's code. Returns false if the previous one was sent after `resendFrom`. */
export async function replaceCode(db: Queryable, code: NewCode, resendFrom: Date): Promise<boolean> {
  const { codeHash, sentAt, expiresAt } = code
  const rows = await db
    .insert(codes)
    .values(code)
    .onConflictDoUpdate({
      target: [codes.purpose, codes.recipient],
      set: { codeHash, sentAt, expiresAt, attempts: 0 },
      setWhere: lte(codes.sentAt, resendFrom),
    })
    .returning({ recipient: codes.recipient })
  return rows.length > 0
}

export async function readSentAt(
  db: Queryable,
  purpose: CodePurpose,
  recipient: string,
): Promise<Date | null> {
  const [row] = await db.select({ sentAt: codes.sentAt }).from(codes).where(of(purpose, recipient))
  return row?.sentAt ?? null
}

/** Counts an attempt and returns the stored hash; null if there is no valid code with attempts left. */
export async function consumeAttempt(
  purpose: CodePurpose,
  recipient: string,
  maxAttempts: number,
  now: Date,
) {
  const [row] = await database()
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(and(of(purpose, recipient), lt(codes.attempts, maxAttempts), gt(codes.expiresAt, now)))
    .returning({ codeHash: codes.codeHash })
  return row?.codeHash ?? null
}

/** Refunds the attempt of a correct code. */
export async function returnTry(purpose: CodePurpose, recipient: string, codeHash: string): Promise<void> {
  await database()
    .update(codes)
    .set({ attempts: sql`greatest(${codes.attempts} - 1, 0)` })
    .where(and(of(purpose, recipient), eq(codes.codeHash, codeHash)))
}

/** Consumes a code. Returns false if another request consumed it first. */
export async function deleteCode(db: Queryable, purpose: CodePurpose, recipient: string, codeHash: string) {
  const rows = await db
    .delete(codes)
    .where(and(of(purpose, recipient), eq(codes.codeHash, codeHash)))
    .returning({ recipient: codes.recipient })
  return rows.length > 0
}

/** Deletes all codes sent to an email address or phone, for every purpose. */
export async function deleteCodesOf(db: Queryable, recipient: string): Promise<void> {
  await db.delete(codes).where(eq(codes.recipient, recipient))
}
