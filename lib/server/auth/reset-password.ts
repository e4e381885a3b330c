import type { z } from 'zod'
import type * as contract from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { CODE_MINUTES } from '@/lib/domain/verification-code'
import { database, type Queryable } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { isWithinLimit } from '@/lib/server/http/rate-limit'
import { enqueueMail, enqueueNothing } from '@/lib/server/mail/outbox'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { signedIn } from './auth-responses'
import { codeAsker } from './code-asker'
import { type CodeKey, deleteCodesOf } from './code-repo'
import { checkCode, consumeCode, issueCode, SENT_CODE } from './codes'
import { startSession } from './create-session'
import { limitLinkRequests } from './link-requests'
import { deletePasskeysOf } from './passkeys/repo'
import { hashPassword } from './passwords'
import { type Account, findAccountByEmail, updateAccount, updatePassword } from './repo'
import { createResetLink, deleteResetLink, findLinkedAccount } from './reset-link-repo'
import { endOtherSessions } from './session-repo'
import { clearAllSignIns } from './sign-in-limits'
import { checkNewPassword } from './sign-up-form'
import { hasTwoStep } from './two-step/check'
import { twoStepRequired } from './two-step/sign-in'

const keyOf = (email: string, context: RequestContext): CodeKey => ({
  purpose: 'reset',
  recipient: email,
  asker: codeAsker(context),
})

/**
 * Mails a code and a link for a new password. Once too many codes were sent on a day, so that guessing one stays
 * hopeless, the mail has only the link. An unknown address gets the same response and no mail.
 * @throws ApiError RATE_LIMITED; USE_MAILED_LINK if the address has got too many mails
 */
export async function requestForgetPassword(
  { email }: z.output<typeof contract.requestForgetPassword.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.requestForgetPassword.response>> {
  const key = keyOf(email, context)
  const account = await limitLinkRequests(key, context)
  const withCode = await isWithinLimit('reset-code', email)
  await database().transaction((tx) => sendReset(tx, account, key, withCode))
  wakeOutbox()
  return ok(SENT_CODE, context.t('auth.responses.reset_code_sent'))
}

async function sendReset(tx: Queryable, account: Account | null, key: CodeKey, withCode: boolean) {
  // The link first: it waits for a deletion of the account, which in turn deletes the codes.
  const link = await createResetLink(tx, key.recipient)
  const { code } = await issueCode(tx, key, { decoy: !account || !withCode })
  if (!account) return enqueueNothing(tx)
  const values = { name: account.firstName, token: link.token }
  await enqueueMail(tx, {
    template: withCode ? 'password-code' : 'password-link',
    to: account.email,
    locale: account.locale,
    values: withCode ? { ...values, code, minutes: CODE_MINUTES } : values,
    expires_at: link.expiresAt.toISOString(),
  })
}

/** Checks the mailed code without consuming it. @throws ApiError INVALID_CODE, RATE_LIMITED */
export async function verifyForgetPassword(
  { email, code }: z.output<typeof contract.verifyForgetPassword.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.verifyForgetPassword.response>> {
  await checkCode(context.address, keyOf(email, context), code)
  return ok(null, context.t('auth.responses.code_right'))
}

/**
 * Ends what the former password gave access to, and signs in; the token is null for an account with two-step
 * verification. The caller has locked the account's row.
 */
async function renewAccess(tx: Queryable, account: Account, context: RequestContext) {
  await deleteCodesOf(tx, account)
  await endOtherSessions(tx, account.id)
  const asks = await hasTwoStep(account.id, tx)
  // Without two-step verification the password was all that adding one took.
  const passkeys = asks ? 0 : await deletePasskeysOf(tx, account.id)
  await enqueueMail(tx, {
    template: 'password-changed',
    to: account.email,
    locale: account.locale,
    values: { name: account.firstName, passkeys },
  })
  return { account, token: asks ? null : await startSession(tx, account, context, { byCode: true }) }
}

async function signInAfterReset(
  { account, token }: { account: Account; token: string | null },
  context: RequestContext,
  { withToken }: { withToken: boolean },
): Promise<z.input<typeof contract.resetPassword.response>> {
  await clearAllSignIns(account, context)
  wakeOutbox()
  await recordSecurityEvent({ kind: 'password-reset', outcome: 'ok', userId: account.id, detail: {} })
  if (token === null) throw await twoStepRequired(account.id, { byCode: true, withToken })
  context.setToken(token)
  return signedIn(account, token, context.t('auth.responses.password_changed'))
}

/**
 * Sets a new password with the mailed code, ends all sessions of the account and starts a new one. Unlocks an
 * account that failed attempts have locked, by email or phone.
 * @throws ApiError VALIDATION_FAILED, INVALID_CODE, RATE_LIMITED; TWO_STEP_REQUIRED once the password is changed
 */
export async function resetPassword(
  form: z.output<typeof contract.resetPassword.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.resetPassword.response>> {
  const { email } = form
  // Before the code: a weak password must not cost an attempt.
  checkNewPassword(form)
  const key = keyOf(email, context)
  const code = await checkCode(context.address, key, form.code)
  // After the code: a stranger must not learn which names an account has.
  checkNewPassword(form, await findAccountByEmail(email))
  const passwordHash = await hashPassword(form.password)
  const renewed = await database().transaction(async (tx) => {
    const account = await updatePassword(tx, email, passwordHash)
    if (!account) throw new ApiError('INVALID_CODE')
    await consumeCode(tx, key, code)
    return renewAccess(tx, account, context)
  })
  return signInAfterReset(renewed, context, { withToken: true })
}

/**
 * The same with the link of the mail, which works in any browser and cannot be guessed.
 * @throws ApiError LINK_EXPIRED, also after its use; VALIDATION_FAILED
 */
export async function resetPasswordByLink(
  form: z.output<typeof contract.resetPasswordByLink.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.resetPasswordByLink.response>> {
  const linked = await findLinkedAccount(form.token)
  if (!linked) {
    await recordSecurityEvent({ kind: 'password-reset', outcome: 'refused', detail: {} })
    throw new ApiError('LINK_EXPIRED')
  }
  checkNewPassword({ ...form, email: linked.email }, linked)
  const passwordHash = await hashPassword(form.password)
  const renewed = await database().transaction(async (tx) => {
    const account = await updateAccount(tx, linked.id, { passwordHash })
    if (!account || !(await deleteResetLink(tx, form.token))) throw new ApiError('LINK_EXPIRED')
    return renewAccess(tx, account, context)
  })
  return signInAfterReset(renewed, context, { withToken: false })
}
