import type { z } from 'zod'
import type * as contract from '@/lib/contract/auth'
import { CODE_MINUTES } from '@/lib/domain/verification-code'
import { database, type Transaction } from '@/lib/server/db/client'
import { violatedUnique } from '@/lib/server/db/violation'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { isWithinLimit } from '@/lib/server/http/rate-limit'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { signedIn } from './auth-responses'
import { codeAsker } from './code-asker'
import type { CodeKey } from './code-repo'
import { checkCode, consumeCode, issueCode, limitCodeRequests, SENT_CODE } from './codes'
import { startSession } from './create-session'
import { type Account, findAccountByEmail, insertAccount, lockAccountByEmail } from './repo'
import { createResetLink } from './reset-link-repo'
import { hasTwoStep } from './two-step/check'
import { twoStepRequired } from './two-step/sign-in'

const keyOf = (email: string, context: RequestContext): CodeKey => ({
  purpose: 'sign-in',
  recipient: email,
  asker: codeAsker(context),
})

async function mailCode(tx: Transaction, key: CodeKey, known: Account | null, context: RequestContext) {
  const { code, expiresAt } = await issueCode(tx, key)
  await enqueueMail(tx, {
    template: 'sign-in-code',
    to: key.recipient,
    locale: known?.locale ?? context.locale,
    values: { name: known?.firstName ?? '', code, minutes: CODE_MINUTES },
    expires_at: expiresAt.toISOString(),
  })
}

async function mailLink(tx: Transaction, key: CodeKey, known: Account) {
  const link = await createResetLink(tx, key.recipient)
  await issueCode(tx, key, { decoy: true })
  await enqueueMail(tx, {
    template: 'password-link',
    to: known.email,
    locale: known.locale,
    values: { name: known.firstName, token: link.token },
    expires_at: link.expiresAt.toISOString(),
  })
}

/**
 * Mails a code that signs in, or opens an account. The response is the same for every address. Once too many codes were
 * sent to an account on a day, together with those for a new password, the mail has a link for a new password instead.
 * @throws ApiError RATE_LIMITED
 */
export async function requestSignInCode(
  { email }: z.output<typeof contract.requestSignInCode.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.requestSignInCode.response>> {
  const key = keyOf(email, context)
  await limitCodeRequests(context.address, key)
  const withCode = await isWithinLimit('reset-code', email)
  const known = await findAccountByEmail(email)
  await database().transaction((tx) =>
    known && !withCode ? mailLink(tx, key, known) : mailCode(tx, key, known, context),
  )
  wakeOutbox()
  return ok(SENT_CODE, context.t('auth.responses.code_sent'))
}

interface Found {
  account: Account
  /** The account was just created. */
  opened: boolean
}

async function openAccount(tx: Transaction, email: string, { locale }: RequestContext): Promise<Account> {
  const empty = { firstName: '', lastName: '', country: '', address: '' }
  const account = await insertAccount(tx, { email, ...empty, locale })
  await enqueueMail(tx, { template: 'welcome', to: email, locale, values: { name: '' } })
  return account
}

/** The code is spent after the account is locked: a deletion of the account ends its codes. */
async function enter(tx: Transaction, key: CodeKey, code: string, context: RequestContext) {
  const known = await lockAccountByEmail(tx, key.recipient)
  const found: Found = {
    account: known ?? (await openAccount(tx, key.recipient, context)),
    opened: known === null,
  }
  await consumeCode(tx, key, code)
  const asks = await hasTwoStep(found.account.id, tx)
  return { ...found, token: asks ? null : await startSession(tx, found.account, context, { byCode: true }) }
}

/** Two simultaneous sign-ins create the same account: the slower one finds it on its second attempt. */
const MAX_ATTEMPTS = 2

async function enterOnce(
  key: CodeKey,
  code: string,
  context: RequestContext,
  attempts = MAX_ATTEMPTS,
): ReturnType<typeof enter> {
  try {
    return await database().transaction((tx) => enter(tx, key, code, context))
  } catch (error) {
    if (violatedUnique(error) !== 'users_email' || attempts <= 1) throw error
    return enterOnce(key, code, context, attempts - 1)
  }
}

/**
 * Signs in with the mailed code. An address without an account gets one, without a name and a password.
 * @throws ApiError INVALID_CODE, RATE_LIMITED, TWO_STEP_REQUIRED
 */
export async function verifySignInCode(
  { email, code }: z.output<typeof contract.verifySignInCode.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.verifySignInCode.response>> {
  const key = keyOf(email, context)
  const hash = await checkCode(context.address, key, code)
  const { account, opened, token } = await enterOnce(key, hash, context)
  wakeOutbox()
  await recordSecurityEvent({
    kind: opened ? 'registration' : 'sign-in',
    outcome: 'ok',
    userId: account.id,
    detail: token === null ? { method: 'code', step: 'first' } : { method: 'code' },
  })
  if (token === null) throw twoStepRequired(account.id, { byCode: true })
  context.setToken(token)
  const message = opened ? 'account_opened' : 'signed_in'
  return { ...signedIn(account, token, context.t(`auth.responses.${message}`)), opened }
}
