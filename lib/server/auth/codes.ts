import { randomInt, timingSafeEqual } from 'node:crypto'
import { ApiError } from '@/lib/contract/error'
import {
  CODE_LENGTH,
  CODE_MINUTES,
  type CodePurpose,
  MAX_CODE_ATTEMPTS,
  RESEND_SECONDS,
} from '@/lib/domain/verification-code'
import type { Queryable } from '@/lib/server/db/client'
import { limit } from '@/lib/server/http/rate-limit'
import { rateLimited } from '@/lib/server/http/rate-limited'
import { keyedHash } from '@/lib/server/secret'
import { consumeAttempt, deleteCode, readSentAt, replaceCode, returnTry } from './code-repo'

const NO_CODE = '0'.repeat(64)

export interface IssuedCode {
  code: string
  expiresAt: Date
}

export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/**
 * @param boundTo further values that must match for the
 *   code to be valid, e.g. the id of the requesting account
 */
export function hashOfCode(purpose: CodePurpose, recipient: string, code: string, boundTo: string[] = []) {
  return keyedHash('verification-code', purpose, recipient, code, ...boundTo)
}

/** Compares a code's hash with the stored one in constant time. */
export function sameCode(stored: string | null, given: string): boolean {
  const equal = timingSafeEqual(Buffer.from(stored ?? NO_CODE), Buffer.from(given))
  return equal && stored !== null
}

/** Limits code requests per IP address and per recipient. */
export async function limitCodeRequests(
  address: string,
  purpose: CodePurpose,
  recipient: string,
): Promise<void> {
  await limit('code-request-address', address)
  await limit('code-request-recipient', `${purpose} ${recipient}`)
}

/**
 * Issues a code for an email address or phone and invalidates the previous one. A decoy is stored like a code
 * but never matches.
 * @throws ApiError RATE_LIMITED within a minute of the previous code
 */
export async function issueCode(
  db: Queryable,
  purpose: CodePurpose,
  recipient: string,
  { decoy = false, boundTo, now = new Date() }: { decoy?: boolean; boundTo?: string[]; now?: Date } = {},
): Promise<IssuedCode> {
  const code = newCode()
  const hash = hashOfCode(purpose, recipient, code, boundTo)
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  const row = { purpose, recipient, codeHash: decoy ? null : hash, sentAt: now, expiresAt }
  if (await replaceCode(db, row, new Date(now.getTime() - RESEND_SECONDS * 1000))) return { code, expiresAt }
  const sentAt = (await readSentAt(db, purpose, recipient)) ?? now
  const wait = Math.ceil((sentAt.getTime() - now.getTime()) / 1000) + RESEND_SECONDS
  throw rateLimited(Math.max(1, wait))
}

/**
 * Checks a code; a wrong one costs one of its attempts. Returns the hash to pass to `consumeCode`.
 * @throws ApiError INVALID_CODE, RATE_LIMITED
 */
export async function checkCode(
  address: string,
  purpose: CodePurpose,
  recipient: string,
  code: string,
  boundTo?: string[],
): Promise<string> {
  await limit('code-check-address', address)
  await limit('code-check-recipient', `${purpose} ${recipient}`)
  const given = hashOfCode(purpose, recipient, code, boundTo)
  const stored = await consumeAttempt(purpose, recipient, MAX_CODE_ATTEMPTS, new Date())
  if (!sameCode(stored, given)) throw new ApiError('INVALID_CODE')
  await returnTry(purpose, recipient, given)
  return given
}

/**
 * Consumes a checked code in the transaction that it authorises.
 * @throws ApiError INVALID_CODE if it was used in the meantime
 */
export async function consumeCode(db: Queryable, purpose: CodePurpose, recipient: string, hash: string) {
  if (!(await deleteCode(db, purpose, recipient, hash))) throw new ApiError('INVALID_CODE')
}

/** Counts an attempt although its code was correct. */
export async function consumeCodeAttempt(purpose: CodePurpose, recipient: string): Promise<void> {
  await consumeAttempt(purpose, recipient, MAX_CODE_ATTEMPTS, new Date())
}
