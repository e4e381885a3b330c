import type { z } from 'zod'
import type * as contract from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { CODE_MINUTES, RESEND_SECONDS } from '@/lib/domain/verification-code'
import { database } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { reset } from '@/lib/server/http/rate-limit'
import { enqueueMail, enqueueNothing } from '@/lib/server/mail/outbox'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { signedIn } from './auth-responses'
import { checkCode, consumeCode, issueCode, limitCodeRequests } from './codes'
import { startSession } from './create-session'
import { hashPassword } from './passwords'
import { findAccountByEmail, updatePassword } from './repo'
import { endOtherSessions } from './session-repo'
import { checkNewPassword } from './sign-up-form'

/**
 * Mails a code for a new password. An unknown address gets the same response and no mail.
 * @throws ApiError RATE_LIMITED
 */
export async function requestForgetPassword(
  { email }: z.output<typeof contract.requestForgetPassword.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.requestForgetPassword.response>> {
  await limitCodeRequests(context.address, 'reset', email)
  const account = await findAccountByEmail(email)
  await database().transaction(async (tx) => {
    const { code, expiresAt } = await issueCode(tx, 'reset', email, { decoy: account === null })
    if (!account) return enqueueNothing(tx)
    await enqueueMail(tx, {
      template: 'password-code',
      to: email,
      locale: account.locale,
      values: { name: account.firstName, code, minutes: CODE_MINUTES },
      expires_at: expiresAt.toISOString(),
    })
  })
  wakeOutbox()
  return ok({ resend_after_seconds: RESEND_SECONDS }, context.t('auth.answers.reset_code_sent'))
}

/** Checks the mailed code without consuming it. @throws ApiError INVALID_CODE, RATE_LIMITED */
export async function verifyForgetPassword(
  { email, code }: z.output<typeof contract.verifyForgetPassword.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.verifyForgetPassword.response>> {
  await checkCode(context.address, 'reset', email, code)
  return ok(null, context.t('auth.answers.code_right'))
}

/**
 * Sets a new password with the mailed code, ends all sessions of the account and starts a new one. Unlocks an
 * account that failed attempts have locked, by email or phone.
 * @throws ApiError VALIDATION_FAILED, INVALID_CODE, RATE_LIMITED
 */
export async function resetPassword(
  form: z.output<typeof contract.resetPassword.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.resetPassword.response>> {
  checkNewPassword(form)
  const { email } = form
  const code = await checkCode(context.address, 'reset', email, form.code)
  const passwordHash = await hashPassword(form.password)
  const { account, token } = await database().transaction(async (tx) => {
    await consumeCode(tx, 'reset', email, code)
    const changed = await updatePassword(tx, email, passwordHash)
    if (!changed) throw new ApiError('INVALID_CODE')
    await endOtherSessions(tx, changed.id)
    await enqueueMail(tx, {
      template: 'password-changed',
      to: email,
      locale: changed.locale,
      values: { name: changed.firstName },
    })
    return { account: changed, token: await startSession(tx, changed, context, { byCode: true }) }
  })
  await reset('login-credential', email)
  await reset('login-account', account.id)
  wakeOutbox()
  context.setToken(token)
  return signedIn(account, token, context.t('auth.answers.password_changed'))
}
