import type { z } from 'zod'
import type * as contract from '@/lib/contract/account'
import { fieldError } from '@/lib/contract/error'
import { toUser } from '@/lib/server/auth/answers'
import { internationalPhone } from '@/lib/server/auth/phone'
import { updateAccount } from '@/lib/server/auth/repo'
import { database } from '@/lib/server/db/client'
import { violatedUnique } from '@/lib/server/db/violation'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/serve'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { nudge } from '@/lib/server/outbox/worker'
import { maskedPhone } from './masked'
import { confirmedAccount, present } from './own-account'

/**
 * Changes the phone with the password, since the shop sends no short messages; the account is told by mail.
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED
 */
export async function changePhone(
  form: z.output<typeof contract.changePhone.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.changePhone.response>> {
  const phone = internationalPhone(form.phone)
  if (phone === null) throw fieldError('phone', 'phone')
  const before = await confirmedAccount(context, form.password)
  const answer = context.t('settings.answers.phone')
  if (phone === before.phone) return ok({ user: toUser(before) }, answer)
  const changed = database().transaction(async (tx) => {
    const account = present(await updateAccount(tx, before.id, { phone }))
    await enqueueMail(tx, {
      template: 'phone-changed',
      to: account.email,
      locale: account.locale,
      values: { name: account.firstName, phone: maskedPhone(phone) },
    })
    return account
  })
  const account = await changed.catch((error: unknown) => {
    throw violatedUnique(error) === null ? error : fieldError('phone', 'phone_taken')
  })
  nudge()
  return ok({ user: toUser(account) }, answer)
}
