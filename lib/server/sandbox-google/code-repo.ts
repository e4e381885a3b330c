import { and, eq, gt } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { sandboxGoogleCodes } from '@/lib/server/db/schema'
import { keyedHash } from '@/lib/server/secret'

const hashOf = (code: string) => keyedHash('sandbox-google-code', code)

type NewCode = Omit<typeof sandboxGoogleCodes.$inferInsert, 'codeHash'>

export async function insertCode(code: string, values: NewCode): Promise<void> {
  await database()
    .insert(sandboxGoogleCodes)
    .values({ ...values, codeHash: hashOf(code) })
}

/** Consumes a code; null if it is unknown, used or expired. */
export async function takeCode(code: string, now = new Date()) {
  const [row] = await database()
    .delete(sandboxGoogleCodes)
    .where(and(eq(sandboxGoogleCodes.codeHash, hashOf(code)), gt(sandboxGoogleCodes.expiresAt, now)))
    .returning()
  return row ?? null
}
