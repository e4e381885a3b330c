import { randomInt, timingSafeEqual } from 'node:crypto'
import { ApiError } from '@/lib/contract/error'
import { CODE_LENGTH, CODE_MINUTES, MAX_CODE_ATTEMPTS, RESEND_SECONDS } from '@/lib/domain/verification-code'
import type { Queryable } from '@/lib/server/db/client'
import { limit } from '@/lib/server/http/rate-limit'
import { rateLimited } from '@/lib/server/http/rate-limited'
import { keyedHash, keyedHashes } from '@/lib/server/secret'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { type CodeKey, consumeAttempt, deleteCode, readCode, replaceCode, returnTry } from './code-repo'

/** What a response says about a code that was sent. */
export const SENT_CODE = {
  resend_after_seconds: RESEND_SECONDS,
  code_digits: CODE_LENGTH,
  code_minutes: CODE_MINUTES,
} as const

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
 *   code to be valid, e.g. the new phone
 */
const partsOf = ({ purpose, recipient, asker }: CodeKey, code: string, boundTo: string[] = []) =>
  ['verification-code', purpose, recipient, asker, code, ...boundTo] as const

/** The hash that is stored of a code. */
export const hashOfCode = (...values: Parameters<typeof partsOf>): string => keyedHash(...partsOf(...values))

/** The hashes that may be stored of a code. */
export const hashesOfCode = (...values: Parameters<typeof partsOf>): string[] =>
  keyedHashes(...partsOf(...values))

/** Compares a code's hashes with the stored one in constant time. */
export function sameCode(stored: string | null, given: readonly string[]): stored is string {
  const expected = Buffer.from(stored ?? NO_CODE)
  return given.some((hash) => timingSafeEqual(expected, Buffer.from(hash))) && stored !== null
}

/** Limits code requests per network. @throws ApiError RATE_LIMITED */
export async function limitCodeRequestsOf(address: string): Promise<void> {
  await limit('code-request-address', address)
}

/**
 * Limits code requests per recipient in a network, and per recipient.
 * @param since another value starts another count
 * @throws ApiError RATE_LIMITED
 */
export async function limitCodesTo(
  { purpose, recipient }: CodeKey,
  address: string,
  since = '',
): Promise<void> {
  await limit('code-request-recipient', `${purpose} ${recipient} ${address} ${since}`)
  await limit('code-request-total', `${purpose} ${recipient} ${since}`)
}

/** Limits code requests in both ways. @throws ApiError RATE_LIMITED */
export async function limitCodeRequests(address: string, key: CodeKey): Promise<void> {
  await limitCodeRequestsOf(address)
  await limitCodesTo(key, address)
}

/**
 * Issues a code and invalidates the asker's previous one. A decoy is stored like a code but never matches.
 * @throws ApiError RATE_LIMITED within a minute of the asker's previous code
 */
export async function issueCode(
  db: Queryable,
  key: CodeKey,
  { decoy = false, boundTo, now = new Date() }: { decoy?: boolean; boundTo?: string[]; now?: Date } = {},
): Promise<IssuedCode> {
  const code = newCode()
  const hash = hashOfCode(key, code, boundTo)
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  const row = { codeHash: decoy ? null : hash, sentAt: now, expiresAt }
  if (await replaceCode(db, key, row, new Date(now.getTime() - RESEND_SECONDS * 1000)))
    return { code, expiresAt }
  const sentAt = (await readCode(key, db))?.sentAt ?? now
  const wait = Math.ceil((sentAt.getTime() - now.getTime()) / 1000) + RESEND_SECONDS
  throw rateLimited(Math.max(1, wait))
}

/** Why no attempt could be counted for an asker's code. */
async function whyInvalid(key: CodeKey) {
  const code = await readCode(key)
  if (!code) return 'none'
  return code.expiresAt <= new Date() ? 'expired' : 'limit'
}

/**
 * Checks a code; a wrong one costs one of its attempts. Returns the hash to pass to `consumeCode`.
 * @throws ApiError INVALID_CODE, RATE_LIMITED
 */
export async function checkCode(
  address: string,
  key: CodeKey,
  code: string,
  boundTo?: string[],
): Promise<string> {
  await limit('code-check-address', address)
  const given = hashesOfCode(key, code, boundTo)
  const counted = await consumeAttempt(key, MAX_CODE_ATTEMPTS, new Date())
  const stored = counted?.codeHash ?? null
  if (!sameCode(stored, given)) {
    // A decoy is wrong like a code, so that both take the same time.
    const reason = counted ? 'wrong' : await whyInvalid(key)
    const { purpose, recipient } = key
    await recordSecurityEvent({ kind: 'code', outcome: 'refused', recipient, detail: { purpose, reason } })
    throw new ApiError('INVALID_CODE')
  }
  await returnTry(key, stored)
  return stored
}

/**
 * Consumes a checked code in the transaction that it authorizes.
 * @throws ApiError INVALID_CODE if it was used in the meantime
 */
export async function consumeCode(db: Queryable, key: CodeKey, hash: string): Promise<void> {
  if (!(await deleteCode(db, key, hash))) throw new ApiError('INVALID_CODE')
}

/** Counts an attempt although its code was correct. */
export async function consumeCodeAttempt(key: CodeKey): Promise<void> {
  await consumeAttempt(key, MAX_CODE_ATTEMPTS, new Date())
}
