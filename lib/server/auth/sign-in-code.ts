import type { z } from 'zod'
import type * as contract from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import type { Locale } from '@/lib/domain/locale'
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
import { checkCode, consumeCode, issueCode, SENT_CODE } from './codes'
import { startSession } from './create-session'
import { limitLinkRequests } from './link-requests'
import { type Account, insertAccount, lockAccountByEmail } from './repo'
import { createSignInLink, deleteSignInLink, findLinkedEmail } from './sign-in-link-repo'
import { hasTwoStep } from './two-step/check'
import { twoStepRequired } from './two-step/sign-in'

const keyOf = (email: string, context: RequestContext): CodeKey => ({
  purpose: 'sign-in',
  recipient: email,
  asker: codeAsker(context),
})

/** The link works in any browser: the owner of the address has it, also if a stranger requested the code. */
async function mailWays(
  tx: Transaction,
  key: CodeKey,
  { known, withCode, locale }: { known: Account | null; withCode: boolean; locale: Locale },
): Promise<void> {
  const link = await createSignInLink(tx, key.recipient)
  const { code } = await issueCode(tx, key, { decoy: !withCode })
  const values = { name: known?.firstName ?? '', token: link.token }
  await enqueueMail(tx, {
    template: 'sign-in-code',
    to: key.recipient,
    locale: known?.locale ?? locale,
    values: withCode ? { ...values, code, minutes: CODE_MINUTES } : values,
    expires_at: link.expiresAt.toISOString(),
  })
}

/**
 * Mails a code and a link, each of which signs in, or opens an account. The response is the same for every address. Once
 * too many codes were sent to an account on a day, together with those for a new password, the mail has only the link.
 * @throws ApiError RATE_LIMITED; USE_MAILED_LINK if the address has got too many mails
 */
export async function requestSignInCode(
  { email }: z.output<typeof contract.requestSignInCode.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.requestSignInCode.response>> {
  const key = keyOf(email, context)
  const known = await limitLinkRequests(key, context)
  const isWithin = await isWithinLimit('reset-code', email)
  // Behind an address without an account is nothing to get into by guessing.
  const withCode = isWithin || known === null
  await database().transaction((tx) => mailWays(tx, key, { known, withCode, locale: context.locale }))
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

/** Spends a code or a link in the transaction that it authorizes. @throws ApiError if it was used in the meantime */
type Spend = (tx: Transaction) => Promise<void>

/** The code or link is spent after the account is locked: a deletion of the account ends both. */
async function enter(tx: Transaction, email: string, spend: Spend, context: RequestContext) {
  const known = await lockAccountByEmail(tx, email)
  const found: Found = { account: known ?? (await openAccount(tx, email, context)), opened: known === null }
  await spend(tx)
  const asks = await hasTwoStep(found.account.id, tx)
  return { ...found, token: asks ? null : await startSession(tx, found.account, context, { byCode: true }) }
}

/** Two simultaneous sign-ins create the same account: the slower one finds it on its second attempt. */
const MAX_ATTEMPTS = 2

async function enterOnce(
  email: string,
  spend: Spend,
  context: RequestContext,
  attempts = MAX_ATTEMPTS,
): ReturnType<typeof enter> {
  try {
    return await database().transaction((tx) => enter(tx, email, spend, context))
  } catch (error) {
    if (violatedUnique(error) !== 'users_email' || attempts <= 1) throw error
    return enterOnce(email, spend, context, attempts - 1)
  }
}

/** @throws ApiError TWO_STEP_REQUIRED */
async function respond(
  { account, opened, token }: Awaited<ReturnType<typeof enter>>,
  method: 'code' | 'link',
  context: RequestContext,
): Promise<z.input<typeof contract.verifySignInCode.response> & { token: string }> {
  wakeOutbox()
  await recordSecurityEvent({
    kind: opened ? 'registration' : 'sign-in',
    outcome: 'ok',
    userId: account.id,
    detail: token === null ? { method, step: 'first' } : { method },
  })
  if (token === null) throw await twoStepRequired(account.id, { byCode: true, withToken: false })
  context.setToken(token)
  const message = opened ? 'account_opened' : 'signed_in'
  return { ...signedIn(account, token, context.t(`auth.responses.${message}`)), opened }
}

/**
 * Signs in with the mailed code. An address without an account gets one, without a name and a password.
 * @throws ApiError INVALID_CODE, RATE_LIMITED, TWO_STEP_REQUIRED
 */
export async function verifySignInCode(
  { email, code }: z.output<typeof contract.verifySignInCode.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.verifySignInCode.response> & { token: string }> {
  const key = keyOf(email, context)
  const hash = await checkCode(context.address, key, code)
  return respond(await enterOnce(email, (tx) => consumeCode(tx, key, hash), context), 'code', context)
}

/**
 * The same with the link of the mail, which works in any browser and cannot be guessed.
 * @throws ApiError LINK_EXPIRED, also after its use; TWO_STEP_REQUIRED
 */
export async function signInByLink(
  { token }: z.output<typeof contract.signInByLink.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.signInByLink.response> & { token: string }> {
  const email = await findLinkedEmail(token)
  if (email === null) {
    const detail = { method: 'link', reason: 'LINK_EXPIRED' } as const
    await recordSecurityEvent({ kind: 'sign-in', outcome: 'refused', detail })
    throw new ApiError('LINK_EXPIRED')
  }
  const spend = async (tx: Transaction) => {
    if (!(await deleteSignInLink(tx, token))) throw new ApiError('LINK_EXPIRED')
  }
  return respond(await enterOnce(email, spend, context), 'link', context)
}
