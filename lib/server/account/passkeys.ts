import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/passkeys'
import { MAX_PASSKEYS, PASSKEY_MINUTES } from '@/lib/domain/passkey'
import { deviceOf } from '@/lib/server/auth/describe-user-agent'
import { newChallenge, spendChallenge } from '@/lib/server/auth/passkeys/challenge-repo'
import { relyingParty } from '@/lib/server/auth/passkeys/relying-party'
import { deletePasskey, insertPasskey, type PasskeyRow, passkeysOf } from '@/lib/server/auth/passkeys/repo'
import type { Account } from '@/lib/server/auth/repo'
import { confirmTwoStep } from '@/lib/server/auth/two-step/check'
import { database, type Transaction } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { log } from '@/lib/server/http/log'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { confirmedOwner, freshlyConfirmed, ownAccount } from './require-account'

type Credential = z.output<typeof contract.addPasskey.body>['credential']

const passkeyLimit = () => new ApiError('PASSKEY_LIMIT', { values: { most: MAX_PASSKEYS } })

/** EdDSA, ES256 and RS256, which every device has one of. */
const ALGORITHMS = [-8, -7, -257]

/** A passkey as its owner sees it. */
export function passkeyView({ id, userAgent, createdAt, lastUsedAt }: PasskeyRow): contract.Passkey {
  const { browser, system } = deviceOf(userAgent)
  return {
    id,
    browser,
    system,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}

/** Returns the passkeys of the signed-in account. */
export async function passkeyListOf({ session, origin }: SignedIn): Promise<contract.PasskeyList> {
  return {
    rp_id: relyingParty(origin).id,
    passkeys: (await passkeysOf(session.userId)).map(passkeyView),
  }
}

function notify(
  tx: Transaction,
  { email, locale, firstName }: Account,
  template: 'passkey-added' | 'passkey-removed',
) {
  return enqueueMail(tx, { template, to: email, locale, values: { name: firstName } })
}

/**
 * Returns what a browser needs to create a passkey.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED, SIGN_IN_AGAIN; PASSKEY_LIMIT if the account has as many as it can
 */
export async function newPasskeyOptions(
  { password, code }: z.output<typeof contract.newPasskeyOptions.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.newPasskeyOptions.response>> {
  const { id, email, firstName, lastName } = await confirmedOwner(context, password)
  // A passkey signs in without the second step.
  await confirmTwoStep(context.session, code)
  const existing = await passkeysOf(id)
  if (existing.length >= MAX_PASSKEYS) throw passkeyLimit()
  const party = relyingParty(context.origin)
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: email,
    userID: new TextEncoder().encode(id),
    userDisplayName: `${firstName} ${lastName}`.trim() || email,
    challenge: Buffer.from(await newChallenge(id), 'base64url'),
    timeout: PASSKEY_MINUTES * 60_000,
    excludeCredentials: existing.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return ok({ options: { ...options } })
}

/** Records that a new passkey was refused, and returns the error. */
async function refusedPasskey(): Promise<ApiError> {
  await recordSecurityEvent({ kind: 'passkey', outcome: 'refused', detail: { action: 'add' } })
  return new ApiError('PASSKEY_REFUSED')
}

/** @throws ApiError PASSKEY_REFUSED */
async function verify(credential: Credential, { session, origin }: SignedIn) {
  const party = relyingParty(origin)
  const result = await verifyRegistrationResponse({
    response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    // Issued after the password was confirmed, and only to this account.
    expectedChallenge: (challenge) => spendChallenge(challenge, session.userId),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    log.info({ err: error }, 'a new passkey was refused')
    return null
  })
  if (!result?.verified) throw await refusedPasskey()
  return result.registrationInfo.credential
}

/**
 * Adds a passkey that the browser has created, and notifies the owner.
 * @throws ApiError PASSKEY_REFUSED; PASSKEY_LIMIT
 */
export async function addPasskey(
  { credential }: z.output<typeof contract.addPasskey.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.addPasskey.response>> {
  const account = await ownAccount(context)
  const { id, publicKey, counter } = await verify(credential, context)
  const result = await database().transaction(async (tx) => {
    const added = await insertPasskey(tx, {
      id,
      userId: account.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: credential.response.transports,
      userAgent: context.userAgent?.slice(0, 300) ?? null,
      createdAt: new Date(),
    })
    if (added === 'added') await notify(tx, account, 'passkey-added')
    return added
  })
  if (result === 'exists') throw await refusedPasskey()
  if (result === 'full') throw passkeyLimit()
  wakeOutbox()
  await recordSecurityEvent({ kind: 'passkey', outcome: 'ok', detail: { action: 'add' } })
  return ok(await passkeyListOf(context), context.t('auth.responses.passkey_added'))
}

/**
 * Removes a passkey and notifies the owner.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED, SIGN_IN_AGAIN; PASSKEY_NOT_FOUND, also for another account's
 */
export async function removePasskey(
  id: string,
  { password }: z.output<typeof contract.removePasskey.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.removePasskey.response>> {
  const account = await freshlyConfirmed(context, password)
  await database().transaction(async (tx) => {
    if (!(await deletePasskey(tx, account.id, id))) throw new ApiError('PASSKEY_NOT_FOUND')
    await notify(tx, account, 'passkey-removed')
  })
  wakeOutbox()
  await recordSecurityEvent({ kind: 'passkey', outcome: 'ok', detail: { action: 'remove' } })
  return ok(await passkeyListOf(context), context.t('auth.responses.passkey_removed'))
}
