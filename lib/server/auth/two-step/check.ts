import { createHash, randomBytes } from 'node:crypto'
import { type ApiError, fieldError } from '@/lib/contract/error'
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES, TOTP_CODE } from '@/lib/domain/two-step'
import { holdAccount } from '@/lib/server/auth/repo'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import type { Session } from '@/lib/server/http/context'
import { seal, unseal } from '@/lib/server/secret'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { limitInSettings } from './limits'
import { findAuthenticator, spendPeriod, spendRecoveryCode } from './repo'
import { periodOf } from './totp'

const PURPOSE = 'authenticator'
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

export const sealSecret = (secret: string): string => seal(PURPOSE, secret)

/** @throws Error if the secret was sealed with another key */
export function openSecret(sealed: string): string {
  const secret = unseal(PURPOSE, sealed)
  if (secret === null)
    throw new Error('the secret of an authenticator cannot be read: SESSION_SECRET has changed')
  return secret
}

/** Not keyed, so that the codes outlive a rotation of the secret: 80 random bits cannot be guessed from a hash. */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId} ${code}`).digest('hex')

/** Returns new recovery codes without hyphens. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => BASE32[byte % BASE32.length]).join(''),
  )

/** Splits a recovery code for reading. */
export const readable = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code

/** Whether an account has two-step verification on. */
export async function hasTwoStep(userId: string, db: Queryable = database()): Promise<boolean> {
  return Boolean((await findAuthenticator(userId, db))?.confirmedAt)
}

/** Uses up a code of the account's app, or one of its recovery codes. @returns whether it was valid */
export async function isTwoStepCode(
  db: Queryable,
  userId: string,
  code: string,
  now = new Date(),
): Promise<boolean> {
  if (TOTP_CODE.test(code)) return consumeAppCode(db, userId, code, now)
  return spendRecoveryCode(db, userId, hashRecoveryCode(userId, code))
}

/** Records that the signed-in user entered a wrong code for a change of the account, and returns the error. */
export async function wrongTwoStepCode(): Promise<ApiError> {
  await recordSecurityEvent({ kind: 'two-step', outcome: 'refused', detail: { action: 'code' } })
  return fieldError('code', 'two_step_code')
}

/**
 * Makes a change of the signed-in account in the transaction that uses up the code.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED
 */
export async function withTwoStepCode<Result>(
  session: Session,
  code: string,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const clear = await limitInSettings(session, code)
  const changed = await database().transaction(async (tx) => {
    // Two requests that use one recovery code each and then replace all would wait for each other.
    await holdAccount(tx, session.userId, 'no key update')
    return (await isTwoStepCode(tx, session.userId, code)) ? { result: await change(tx) } : null
  })
  if (!changed) throw await wrongTwoStepCode()
  await clear()
  return changed.result
}

/**
 * Requires a code where the account has two-step verification, and uses it up.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED
 */
export async function confirmTwoStep(session: Session, code: string | undefined): Promise<void> {
  if (!(await hasTwoStep(session.userId))) return
  if (code === undefined) throw fieldError('code', 'two_step_code')
  await withTwoStepCode(session, code, async () => undefined)
}

/** @returns whether the code is valid and was not used before */
export async function consumeAppCode(
  db: Queryable,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const authenticator = await findAuthenticator(userId, db)
  if (!authenticator) return false
  const period = periodOf(openSecret(authenticator.sealedSecret), code, now)
  return period !== null && spendPeriod(db, userId, period)
}
