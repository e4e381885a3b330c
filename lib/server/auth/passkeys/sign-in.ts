import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/passkeys'
import { PASSKEY_MINUTES } from '@/lib/domain/passkey'
import { signedIn } from '@/lib/server/auth/auth-responses'
import { startSession } from '@/lib/server/auth/create-session'
import { findAccount, holdAccount } from '@/lib/server/auth/repo'
import { database } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { log } from '@/lib/server/http/log'
import { limit } from '@/lib/server/http/rate-limit'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { newChallenge, spendChallenge } from './challenge-repo'
import { relyingParty } from './relying-party'
import { findPasskey, type PasskeyRow, recordUse } from './repo'

type Credential = z.output<typeof contract.passkeySignIn.body>['credential']

/**
 * Returns what a browser needs to offer the visitor's passkeys. It names no account, so that it reveals none.
 * @throws ApiError RATE_LIMITED
 */
export async function passkeySignInOptions({
  address,
  origin,
}: RequestContext): Promise<z.input<typeof contract.passkeySignInOptions.response>> {
  await limit('passkey-address', address)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(origin).id,
    challenge: Buffer.from(await newChallenge(null), 'base64url'),
    timeout: PASSKEY_MINUTES * 60_000,
    userVerification: 'required',
  })
  return ok({ options: { ...options } })
}

/** @returns the new counter; null if the signature, its origin or its challenge is not valid */
async function verify(credential: Credential, passkey: PasskeyRow, origin: string): Promise<number | null> {
  const party = relyingParty(origin)
  const { userHandle, ...response } = credential.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: { ...response, ...(userHandle && { userHandle }) } },
      expectedChallenge: (challenge) => spendChallenge(challenge, null),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    log.info({ err: error }, 'a passkey was refused')
    return null
  }
}

/**
 * Signs in with a passkey. It is both steps of two-step verification: the device checks its owner.
 * @throws ApiError PASSKEY_REFUSED, RATE_LIMITED; UNAUTHENTICATED if the account was deleted in the meantime
 */
export async function signInWithPasskey(
  { credential }: z.output<typeof contract.passkeySignIn.body>,
  context: RequestContext,
  now = new Date(),
): Promise<z.input<typeof contract.passkeySignIn.response>> {
  await limit('passkey-address', context.address)
  const passkey = await findPasskey(credential.id)
  const account = passkey && (await findAccount(passkey.userId))
  const counter = account && (await verify(credential, passkey, context.origin))
  if (!account || counter === null) {
    await recordSecurityEvent({
      kind: 'sign-in',
      outcome: 'refused',
      userId: account?.id ?? null,
      detail: { method: 'passkey', reason: 'PASSKEY_REFUSED' },
    })
    throw new ApiError('PASSKEY_REFUSED')
  }
  const token = await database().transaction(async (tx) => {
    await holdAccount(tx, account.id)
    await recordUse(tx, passkey.id, counter, now)
    return startSession(tx, account, context, { now })
  })
  wakeOutbox()
  await recordSecurityEvent({
    kind: 'sign-in',
    outcome: 'ok',
    userId: account.id,
    detail: { method: 'passkey' },
  })
  context.setToken(token)
  return signedIn(account, token, context.t('auth.responses.signed_in'))
}
