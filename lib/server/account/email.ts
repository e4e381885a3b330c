import type { z } from 'zod'
import type * as contract from '@/lib/contract/account'
import { ApiError, fieldError } from '@/lib/contract/error'
import { CODE_MINUTES, RESEND_SECONDS } from '@/lib/domain/verification-code'
import { toUser } from '@/lib/server/auth/auth-responses'
import { accountAsker } from '@/lib/server/auth/code-asker'
import { type CodeKey, deleteCodesOf } from '@/lib/server/auth/code-repo'
import { checkCode, consumeCode, issueCode, limitCodeRequests } from '@/lib/server/auth/codes'
import { type Account, findAccountByEmail, updateAccount } from '@/lib/server/auth/repo'
import { endOtherSessions, rotateSession } from '@/lib/server/auth/session-repo'
import { database } from '@/lib/server/db/client'
import { violatedUnique } from '@/lib/server/db/violation'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { maskedEmail } from './masked'
import { freshlyConfirmed, ownAccount, present } from './require-account'

const keyOf = ({ id }: Account, email: string): CodeKey => ({
  purpose: 'email',
  recipient: email,
  asker: accountAsker(id),
})

/**
 * Mails a code to a new address. The response is the same for an address that another account has; the mail
 * then says so.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED, SIGN_IN_AGAIN
 */
export async function requestEmailChange(
  { email, password }: z.output<typeof contract.requestEmailChange.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.requestEmailChange.response>> {
  const account = await freshlyConfirmed(context, password)
  if (email === account.email) throw fieldError('email', 'same_email')
  const key = keyOf(account, email)
  await limitCodeRequests(context.address, key)
  await limit('code-request-account', account.id)
  const known = await findAccountByEmail(email)
  await database().transaction(async (tx) => {
    const { code, expiresAt } = await issueCode(tx, key, { decoy: known !== null })
    await enqueueMail(tx, {
      template: known ? 'email-taken' : 'email-code',
      to: email,
      locale: known?.locale ?? account.locale,
      values: known ? { name: known.firstName } : { name: account.firstName, code, minutes: CODE_MINUTES },
      expires_at: known ? undefined : expiresAt.toISOString(),
    })
  })
  wakeOutbox()
  return ok({ resend_after_seconds: RESEND_SECONDS }, context.t('auth.responses.code_sent'))
}

/**
 * Changes the email address with the mailed code. Ends the other sessions, rotates this session's token and
 * notifies the old address.
 * @throws ApiError INVALID_CODE, RATE_LIMITED
 */
export async function verifyEmailChange(
  { email, code }: z.output<typeof contract.verifyEmailChange.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.verifyEmailChange.response>> {
  const before = await ownAccount(context)
  const key = keyOf(before, email)
  const hash = await checkCode(context.address, key, code)
  const changed = database().transaction(async (tx) => {
    // Before the code: a deletion locks the account, then its codes.
    const account = present(await updateAccount(tx, before.id, { email }))
    await consumeCode(tx, key, hash)
    await deleteCodesOf(tx, before)
    await enqueueMail(tx, {
      template: 'email-changed',
      to: before.email,
      locale: account.locale,
      values: { name: account.firstName, email: maskedEmail(email) },
    })
    await endOtherSessions(tx, before.id, context.session.tokenHash)
    return { account, token: await rotateSession(tx, context.session.tokenHash) }
  })
  const { account, token } = await changed.catch((error: unknown) => {
    // Another account took the address in the meantime; the response must not reveal that.
    throw violatedUnique(error) === null ? error : new ApiError('INVALID_CODE', { cause: error })
  })
  wakeOutbox()
  await recordSecurityEvent({ kind: 'email-change', outcome: 'ok', userId: before.id, detail: {} })
  context.setToken(token)
  return ok({ user: toUser(account) }, context.t('settings.responses.email'))
}
