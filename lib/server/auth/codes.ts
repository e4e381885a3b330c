import { randomInt, timingSafeEqual } from 'node:crypto'
import { ApiError } from '@/lib/contract/error'
import type { Queryable } from '@/lib/server/db/client'
import { limit } from '@/lib/server/http/rate-limit'
import { keyedHash } from '@/lib/server/secret'
import { type CodePurpose, deleteCode, readSentAt, replaceCode, returnTry, takeTry } from './code-repo'

export const CODE_MINUTES = 10
export const RESEND_SECONDS = 60
const MOST_TRIES = 5

const NO_CODE = '0'.repeat(64)

export interface IssuedCode {
  code: string
  expiresAt: Date
}

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** @param owner the account that asked, where the code is of use to it alone */
export function hashOfCode(purpose: CodePurpose, email: string, code: string, owner?: string): string {
  return keyedHash('verification-code', purpose, email, code, ...(owner ? [owner] : []))
}

/** Whether a code's hash is the stored one; takes the same time whatever they are. */
export function sameCode(stored: string | null, given: string): boolean {
  const equal = timingSafeEqual(Buffer.from(stored ?? NO_CODE), Buffer.from(given))
  return equal && stored !== null
}

/** Counts a request for a code, per address of the visitor and per e-mail. */
export async function limitCodeRequests(address: string, purpose: CodePurpose, email: string): Promise<void> {
  await limit('code-request-address', address)
  await limit('code-request-email', `${purpose} ${email}`)
}

/**
 * Makes the code of an e-mail address; the one before stops working. A decoy is stored like a code, but none
 * is ever right.
 * @throws ApiError RATE_LIMITED within a minute of the one before
 */
export async function issueCode(
  db: Queryable,
  purpose: CodePurpose,
  email: string,
  { decoy = false, owner, now = new Date() }: { decoy?: boolean; owner?: string; now?: Date } = {},
): Promise<IssuedCode> {
  const code = newCode()
  const hash = hashOfCode(purpose, email, code, owner)
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  const row = { purpose, email, codeHash: decoy ? null : hash, sentAt: now, expiresAt }
  if (await replaceCode(db, row, new Date(now.getTime() - RESEND_SECONDS * 1000))) return { code, expiresAt }
  const sentAt = (await readSentAt(db, purpose, email)) ?? now
  const wait = Math.ceil((sentAt.getTime() - now.getTime()) / 1000) + RESEND_SECONDS
  throw new ApiError('RATE_LIMITED', { values: { seconds: Math.max(1, wait) } })
}

/**
 * Checks a code; a wrong one costs one of its five tries. Returns what `consumeCode` needs.
 * @throws ApiError CODE_WRONG, RATE_LIMITED
 */
export async function checkCode(
  address: string,
  purpose: CodePurpose,
  email: string,
  code: string,
  owner?: string,
): Promise<string> {
  await limit('code-check-address', address)
  await limit('code-check-email', `${purpose} ${email}`)
  const given = hashOfCode(purpose, email, code, owner)
  const stored = await takeTry(purpose, email, MOST_TRIES, new Date())
  if (!sameCode(stored, given)) throw new ApiError('CODE_WRONG')
  await returnTry(purpose, email, given)
  return given
}

/**
 * Uses a checked code up, in the transaction of what it allows.
 * @throws ApiError CODE_WRONG where it was used meanwhile
 */
export async function consumeCode(db: Queryable, purpose: CodePurpose, email: string, hash: string) {
  if (!(await deleteCode(db, purpose, email, hash))) throw new ApiError('CODE_WRONG')
}
