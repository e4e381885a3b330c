import type { z } from 'zod'
import type * as contract from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { SIGN_UP_COOKIE } from '@/lib/domain/cookies'
import { CODE_MINUTES } from '@/lib/domain/verification-code'
import { database } from '@/lib/server/db/client'
import { violatedUnique } from '@/lib/server/db/violation'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { signedIn } from './auth-responses'
import { codeAsker } from './code-asker'
import type { CodeKey } from './code-repo'
import { checkCode, consumeCode, consumeCodeAttempt, issueCode, limitCodeRequests, SENT_CODE } from './codes'
import { startSession } from './create-session'
import { hashPassword } from './passwords'
import { findAccountByEmail, insertAccount } from './repo'
import { checkSignUp } from './sign-up-form'
import { signUpCookie, storedPassword } from './sign-up-password'

type Form = z.output<typeof contract.register.body>

const keyOf = (email: string, context: RequestContext): CodeKey => ({
  purpose: 'register',
  recipient: email,
  asker: codeAsker(context),
})

/** Returns the password hash stored in the sign-up cookie; null if the form contains a password. */
function storedPasswordHash({ email, password }: Form, context: RequestContext): string | null {
  return password === null ? storedPassword(context.cookie(SIGN_UP_COOKIE), email) : null
}

/**
 * Validates the sign-up form and mails a code. The response is the same for an address that has an account;
 * the mail then says so.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED
 */
export async function register(
  form: Form,
  context: RequestContext,
): Promise<z.input<typeof contract.register.response>> {
  const before = storedPasswordHash(form, context)
  checkSignUp(form, before !== null)
  const { email } = form
  const key = keyOf(email, context)
  await limitCodeRequests(context.address, key)
  const known = await findAccountByEmail(email)
  await database().transaction(async (tx) => {
    const { code, expiresAt } = await issueCode(tx, key, { decoy: known !== null })
    await enqueueMail(tx, {
      template: known ? 'already-registered' : 'sign-up-code',
      to: email,
      locale: known?.locale ?? context.locale,
      values: known ? { name: known.firstName } : { name: form.first_name, code, minutes: CODE_MINUTES },
      expires_at: known ? undefined : expiresAt.toISOString(),
    })
  })
  wakeOutbox()
  const passwordHash = before ?? (await hashPassword(form.password ?? ''))
  context.setCookie(signUpCookie({ email, passwordHash }))
  return ok(SENT_CODE, context.t('auth.responses.code_sent'))
}

/**
 * Maps a unique violation to an error. A taken email address is reported only to its owner, by mail; a taken
 * phone is reported in the response, which costs an attempt of the code, so that few numbers can be probed.
 */
async function conflictError(error: unknown, key: CodeKey): Promise<unknown> {
  const constraint = violatedUnique(error)
  if (constraint === null) return error
  if (constraint !== 'users_phone') return new ApiError('INVALID_CODE', { cause: error })
  await consumeCodeAttempt(key)
  return new ApiError('ACCOUNT_EXISTS', { fields: { phone: [{ code: 'phone_taken' }] }, cause: error })
}

/**
 * Creates the account with the mailed code and signs in.
 * @throws ApiError VALIDATION_FAILED, INVALID_CODE, ACCOUNT_EXISTS
 *   where another account has the phone, RATE_LIMITED
 */
export async function verifyRegister(
  form: z.output<typeof contract.verifyRegister.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.verifyRegister.response>> {
  const before = storedPasswordHash(form, context)
  const { phone } = checkSignUp(form, before !== null)
  const { email, country, address } = form
  const key = keyOf(email, context)
  const code = await checkCode(context.address, key, form.code)
  const passwordHash = before ?? (await hashPassword(form.password ?? ''))
  const opened = database().transaction(async (tx) => {
    await consumeCode(tx, key, code)
    const account = await insertAccount(tx, {
      email,
      phone,
      passwordHash,
      firstName: form.first_name,
      lastName: form.last_name,
      country,
      address,
      locale: context.locale,
    })
    await enqueueMail(tx, {
      template: 'welcome',
      to: email,
      locale: context.locale,
      values: { name: account.firstName },
    })
    return { account, token: await startSession(tx, account, context, { byCode: true }) }
  })
  const { account, token } = await opened.catch(async (error: unknown) => {
    throw await conflictError(error, key)
  })
  wakeOutbox()
  await recordSecurityEvent({
    kind: 'registration',
    outcome: 'ok',
    userId: account.id,
    detail: { method: 'code' },
  })
  context.setToken(token)
  return signedIn(account, token, context.t('auth.responses.account_opened'))
}
