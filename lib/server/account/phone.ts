import type { z } from 'zod'
import type * as contract from '@/lib/contract/account'
import { fieldError } from '@/lib/contract/error'
import { CODE_MINUTES, RESEND_SECONDS } from '@/lib/domain/verification-code'
import { sendsSms } from '@/lib/env'
import { toUser } from '@/lib/server/auth/auth-responses'
import { accountAsker } from '@/lib/server/auth/code-asker'
import type { CodeKey } from '@/lib/server/auth/code-repo'
import { checkCode, consumeCode, issueCode, limitCodeRequests } from '@/lib/server/auth/codes'
import { internationalPhone, isCountry, phoneOf } from '@/lib/server/auth/phone'
import { type Account, updateAccount } from '@/lib/server/auth/repo'
import { endOtherSessions, rotateSession } from '@/lib/server/auth/session-repo'
import { database, type Queryable } from '@/lib/server/db/client'
import { violatedUnique } from '@/lib/server/db/violation'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { isWithinLimit, limit } from '@/lib/server/http/rate-limit'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { enqueueSms } from '@/lib/server/sms/outbox'
import { maskedPhone } from './masked'
import { freshlyConfirmed, ownAccount, present } from './require-account'

/** The code goes to the new phone, or to the account's email address where the shop sends no SMS. */
const keyOf = ({ id, email }: Account, phone: string): CodeKey => ({
  purpose: 'phone',
  recipient: sendsSms() ? phone : email,
  asker: accountAsker(id),
})

/** Parses a number to E.164; one without calling code is of the account's country. */
function readPhone(text: string, { country }: Account): string {
  const phone = internationalPhone(text) ?? (isCountry(country) ? phoneOf(text, country) : null)
  if (phone === null) throw fieldError('phone', 'phone')
  return phone
}

/**
 * Counts a text message, the asker's own share first. An account's first code for a phone in a day counts apart from
 * further ones, so that a stranger who asks again and again cannot use up the owner's.
 * @throws ApiError RATE_LIMITED
 */
async function limitSms(userId: string, phone: string, address: string): Promise<void> {
  await limit('code-request-address', address)
  await limit('sms-user', userId)
  if (await isWithinLimit('sms-phone-account', `${phone} ${userId}`)) return limit('sms-phone-first', phone)
  await limit('sms-phone-network', `${phone} ${address}`)
  await limit('sms-phone', phone)
}

/**
 * Sends a code for a new phone. Whether another account has the phone is revealed only after a correct code.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED, SIGN_IN_AGAIN
 */
export async function requestPhoneChange(
  form: z.output<typeof contract.requestPhoneChange.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.requestPhoneChange.response>> {
  const phone = readPhone(form.phone, await ownAccount(context))
  const account = await freshlyConfirmed(context, form.password)
  if (phone === account.phone) throw fieldError('phone', 'same_phone')
  const key = keyOf(account, phone)
  if (sendsSms()) await limitSms(account.id, phone, context.address)
  else await limitCodeRequests(context.address, key)
  await database().transaction((tx) => sendCode(tx, account, phone, key))
  wakeOutbox()
  const message = sendsSms() ? 'settings.responses.phone_code_sent' : 'auth.responses.code_sent'
  return ok({ resend_after_seconds: RESEND_SECONDS }, context.t(message))
}

async function sendCode(tx: Queryable, account: Account, phone: string, key: CodeKey): Promise<void> {
  const { code, expiresAt } = await issueCode(tx, key, { boundTo: [phone] })
  const { locale } = account
  const expires_at = expiresAt.toISOString()
  const values = { name: account.firstName, code, minutes: CODE_MINUTES, phone: maskedPhone(phone) }
  if (sendsSms()) await enqueueSms(tx, { template: 'phone_code', to: phone, locale, values, expires_at })
  else await enqueueMail(tx, { template: 'phone-code', to: key.recipient, locale, values, expires_at })
}

/**
 * Changes the phone with its code. Ends the other sessions, rotates this session's token and notifies the
 * email address and the old phone.
 * @throws ApiError INVALID_CODE, VALIDATION_FAILED where another account has the phone, RATE_LIMITED
 */
export async function verifyPhoneChange(
  form: z.output<typeof contract.verifyPhoneChange.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.verifyPhoneChange.response>> {
  const before = await ownAccount(context)
  const phone = readPhone(form.phone, before)
  const key = keyOf(before, phone)
  const hash = await checkCode(context.address, key, form.code, [phone])
  const changed = database().transaction(async (tx) => {
    // Before the code: a deletion locks the account, then its codes.
    const account = present(await updateAccount(tx, before.id, { phone }))
    await consumeCode(tx, key, hash)
    await notifyOfChange(tx, before, phone)
    await endOtherSessions(tx, before.id, context.session.tokenHash)
    return { account, token: await rotateSession(tx, context.session.tokenHash) }
  })
  const { account, token } = await changed.catch((error: unknown) => {
    throw violatedUnique(error) === null ? error : fieldError('phone', 'phone_taken')
  })
  wakeOutbox()
  await recordSecurityEvent({ kind: 'phone-change', outcome: 'ok', userId: before.id, detail: {} })
  context.setToken(token)
  return ok({ user: toUser(account) }, context.t('settings.responses.phone'))
}

async function notifyOfChange(tx: Queryable, before: Account, phone: string): Promise<void> {
  const { email, firstName: name, locale } = before
  const values = { name, phone: maskedPhone(phone) }
  await enqueueMail(tx, { template: 'phone-changed', to: email, locale, values })
  if (before.phone && sendsSms())
    await enqueueSms(tx, { template: 'phone_changed', to: before.phone, locale, values })
}
