import type { z } from 'zod'
import type * as contract from '@/lib/contract/account'
import { fieldError } from '@/lib/contract/error'
import { deleteCodesOf } from '@/lib/server/auth/code-repo'
import { knownDeviceCookie } from '@/lib/server/auth/known-device'
import { hashPassword } from '@/lib/server/auth/passwords'
import { updateAccount } from '@/lib/server/auth/repo'
import { endOtherSessions, rotateSession } from '@/lib/server/auth/session-repo'
import { checkNewPassword } from '@/lib/server/auth/sign-up-form'
import { database } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { freshlyConfirmed, ownAccount, present } from './require-account'

/**
 * Changes the password, or sets the first one of an account whose owner has signed in recently. Ends the other sessions,
 * rotates this session's token and notifies the owner by mail.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED, SIGN_IN_AGAIN
 */
export async function changePassword(
  { current_password, password, password_confirmation }: z.output<typeof contract.changePassword.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.changePassword.response>> {
  const owner = await ownAccount(context)
  checkNewPassword({ email: owner.email, password, password_confirmation }, owner)
  const { id } = await freshlyConfirmed(context, current_password, 'current_password')
  if (password === current_password) throw fieldError('password', 'same_password')
  const passwordHash = await hashPassword(password)
  const token = await database().transaction(async (tx) => {
    const account = present(await updateAccount(tx, id, { passwordHash }))
    await deleteCodesOf(tx, account)
    await endOtherSessions(tx, id, context.session.tokenHash)
    // The former password made the device known: the cookie of this one is replaced.
    context.setCookie(knownDeviceCookie(undefined, account))
    await enqueueMail(tx, {
      template: 'password-changed',
      to: account.email,
      locale: account.locale,
      values: { name: account.firstName },
    })
    return rotateSession(tx, context.session.tokenHash)
  })
  wakeOutbox()
  await recordSecurityEvent({ kind: 'password-change', outcome: 'ok', userId: id, detail: {} })
  context.setToken(token)
  return ok(null, context.t('auth.responses.password_changed'))
}
