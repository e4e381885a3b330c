import type { z } from 'zod'
import type * as contract from '@/lib/contract/account'
import { fieldError } from '@/lib/contract/error'
import { sendsSms } from '@/lib/env'
import { toUser } from '@/lib/server/auth/auth-responses'
import { isCountry } from '@/lib/server/auth/phone'
import { updateAccount } from '@/lib/server/auth/repo'
import { database } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { passkeyListOf } from './passkeys'
import { ownAccount, present } from './require-account'
import { sessionsOf } from './sessions'
import { twoStepOf } from './two-step'

/** Returns the account's settings. @throws ApiError UNAUTHENTICATED */
export async function getAccount(context: SignedIn): Promise<z.input<typeof contract.getAccount.response>> {
  const [account, sessions, two_step, passkeys] = await Promise.all([
    ownAccount(context),
    sessionsOf(context.session),
    twoStepOf(context.session.userId),
    passkeyListOf(context),
  ])
  const phone_code_by = sendsSms() ? 'sms' : 'mail'
  const has_password = account.passwordHash !== null
  return ok({
    user: toUser(account),
    mail_locale: account.locale,
    sessions,
    phone_code_by,
    has_password,
    two_step,
    passkeys,
  })
}

/** Updates only the given fields. @throws ApiError VALIDATION_FAILED */
export async function updateProfile(
  change: z.output<typeof contract.updateProfile.body>,
  { session, t }: SignedIn,
): Promise<z.input<typeof contract.updateProfile.response>> {
  const { first_name, last_name, country, address, mail_locale } = change
  if (country !== undefined && !isCountry(country)) throw fieldError('country', 'country')
  const given = Object.entries({
    firstName: first_name,
    lastName: last_name,
    country,
    address,
    locale: mail_locale,
  }).filter(([, value]) => value !== undefined)
  const account = present(await updateAccount(database(), session.userId, Object.fromEntries(given)))
  return ok({ user: toUser(account), mail_locale: account.locale }, t('settings.responses.profile'))
}
