import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/two-step'
import { env } from '@/lib/env'
import { knownDeviceCookie } from '@/lib/server/auth/known-device'
import { passkeysOf } from '@/lib/server/auth/passkeys/repo'
import { type Account, holdAccount } from '@/lib/server/auth/repo'
import { endOtherSessions, rotateSession } from '@/lib/server/auth/session-repo'
import {
  consumeAppCode,
  hashRecoveryCode,
  hasTwoStep,
  newRecoveryCodes,
  readable,
  sealSecret,
  withTwoStepCode,
  wrongTwoStepCode,
} from '@/lib/server/auth/two-step/check'
import { limitInSettings } from '@/lib/server/auth/two-step/limits'
import {
  confirmAuthenticator,
  countRecoveryCodes,
  deleteAuthenticator,
  findAuthenticator,
  replaceRecoveryCodes,
  saveUnconfirmed,
} from '@/lib/server/auth/two-step/repo'
import { newSecret, setUpQr } from '@/lib/server/auth/two-step/totp'
import { database, type Transaction } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { confirmedAccount, ownAccount } from './require-account'

/** Returns two-step verification of an account; null if it is off. */
export async function twoStepOf(userId: string): Promise<contract.TwoStepState | null> {
  const authenticator = await findAuthenticator(userId)
  if (!authenticator?.confirmedAt) return null
  return {
    since: authenticator.confirmedAt.toISOString(),
    recovery_codes_left: await countRecoveryCodes(userId),
  }
}

function notify(
  tx: Transaction,
  { email, locale, firstName }: Account,
  template: 'two-step-on' | 'two-step-off',
  more: { passkeys?: number } = {},
) {
  return enqueueMail(tx, { template, to: email, locale, values: { name: firstName, ...more } })
}

async function giveRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  )
  return codes.map(readable)
}

/**
 * Makes a secret for an authenticator app. It replaces one that was never confirmed.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED; TWO_STEP_ON if two-step verification is on
 */
export async function setUpTwoStep(
  { password }: z.output<typeof contract.setUpTwoStep.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.setUpTwoStep.response>> {
  const { id, email } = await confirmedAccount(context, password)
  const secret = newSecret()
  if (!(await saveUnconfirmed(id, sealSecret(secret)))) throw new ApiError('TWO_STEP_ON')
  return ok({ secret, qr: setUpQr(secret, { shop: env.SHOP_NAME, email }) })
}

/**
 * Turns two-step verification on with the first code of the app, ends the other sessions, which had no second step, and
 * notifies the owner.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED, TWO_STEP_ON
 */
export async function turnOnTwoStep(
  { code }: z.output<typeof contract.turnOnTwoStep.body>,
  context: SignedIn,
  now = new Date(),
): Promise<z.input<typeof contract.turnOnTwoStep.response>> {
  const account = await ownAccount(context)
  const clear = await limitInSettings(context.session, code)
  if (await hasTwoStep(account.id)) throw new ApiError('TWO_STEP_ON')
  // They sign in without the code, also one that a stranger with the password added before.
  const passkeys = await passkeysOf(account.id)
  const turnedOn = await database().transaction(async (tx) => {
    await holdAccount(tx, account.id)
    if (!(await consumeAppCode(tx, account.id, code, now))) return null
    if (!(await confirmAuthenticator(tx, account.id, now))) throw new ApiError('TWO_STEP_ON')
    await endOtherSessions(tx, account.id, context.session.tokenHash)
    await notify(tx, account, 'two-step-on', { passkeys: passkeys.length })
    return {
      codes: await giveRecoveryCodes(tx, account.id),
      token: await rotateSession(tx, context.session.tokenHash),
    }
  })
  if (!turnedOn) throw await wrongTwoStepCode()
  await clear()
  const { codes, token } = turnedOn
  // The first code of the app is the device's second step.
  context.setCookie(knownDeviceCookie(undefined, account))
  wakeOutbox()
  await recordSecurityEvent({ kind: 'two-step', outcome: 'ok', detail: { action: 'on' } })
  context.setToken(token)
  return ok({ recovery_codes: codes }, context.t('auth.responses.two_step_on'))
}

/** Checks the password of an account with two-step verification. @throws ApiError */
async function firstStep(
  { password }: z.output<typeof contract.turnOffTwoStep.body>,
  context: SignedIn,
): Promise<Account> {
  const account = await confirmedAccount(context, password)
  if (!(await hasTwoStep(account.id))) throw new ApiError('TWO_STEP_OFF')
  return account
}

/**
 * Turns two-step verification off and notifies the owner.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED, TWO_STEP_OFF
 */
export async function turnOffTwoStep(
  form: z.output<typeof contract.turnOffTwoStep.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.turnOffTwoStep.response>> {
  const account = await firstStep(form, context)
  await withTwoStepCode(context.session, form.code, async (tx) => {
    await deleteAuthenticator(tx, account.id)
    await notify(tx, account, 'two-step-off')
  })
  wakeOutbox()
  await recordSecurityEvent({ kind: 'two-step', outcome: 'ok', detail: { action: 'off' } })
  return ok(null, context.t('auth.responses.two_step_off'))
}

/**
 * Replaces the recovery codes.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED, TWO_STEP_OFF
 */
export async function renewRecoveryCodes(
  form: z.output<typeof contract.renewRecoveryCodes.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.renewRecoveryCodes.response>> {
  const account = await firstStep(form, context)
  const codes = await withTwoStepCode(context.session, form.code, (tx) => giveRecoveryCodes(tx, account.id))
  await recordSecurityEvent({ kind: 'two-step', outcome: 'ok', detail: { action: 'recovery-codes' } })
  return ok({ recovery_codes: codes }, context.t('auth.responses.recovery_codes'))
}
