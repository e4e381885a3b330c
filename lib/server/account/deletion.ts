import type { z } from 'zod'
import type * as contract from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/error'
import { deleteCodesOf } from '@/lib/server/auth/code-repo'
import { database } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { hasGoodsOut } from '@/lib/server/orders/goods-repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { cancelFreeBookings } from './cancel-free-bookings'
import { anonymizeUser, countBookings, freeBookingsAhead, hasMoneyOut, lockAccount } from './deletion-repo'
import { confirmedAccount } from './require-account'

/**
 * Deletes the account with all personal data: sessions, cart, image, codes, support requests. Orders remain
 * for accounting, without names, addresses and answers. The places of free bookings ahead are released.
 * @throws ApiError ORDER_OPEN while a payment is in progress; REFUND_OPEN while money is on its way back; GOODS_OPEN
 *   while a rented device is out, or goods are being returned; UPCOMING_BOOKINGS with `details.count` until the caller
 *   explicitly gives up the upcoming bookings; VALIDATION_FAILED, RATE_LIMITED
 */
export async function deleteAccount(
  { password, give_up_bookings }: z.output<typeof contract.deleteAccount.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.deleteAccount.response>> {
  const account = await confirmedAccount(context, password)
  await database().transaction(async (tx) => {
    await lockAccount(tx, account.id)
    const { open, ahead } = await countBookings(tx, account.id)
    if (open > 0) throw new ApiError('ORDER_OPEN')
    if (await hasMoneyOut(tx, account.id)) throw new ApiError('REFUND_OPEN')
    if (await hasGoodsOut(tx, account.id)) throw new ApiError('GOODS_OPEN')
    if (ahead > 0 && !give_up_bookings)
      throw new ApiError('UPCOMING_BOOKINGS', { values: { count: ahead }, details: { count: ahead } })
    await cancelFreeBookings(tx, await freeBookingsAhead(tx, account.id), new Date())
    await deleteCodesOf(tx, account)
    await anonymizeUser(tx, account)
    await enqueueMail(tx, {
      template: 'account-deleted',
      to: account.email,
      locale: account.locale,
      values: { name: account.firstName },
    })
  })
  wakeOutbox()
  // The id leads to no person any more; a network would.
  await recordSecurityEvent({
    kind: 'account-deletion',
    outcome: 'ok',
    userId: account.id,
    network: null,
    detail: {},
  })
  context.setToken(null)
  return ok(null, context.t('settings.responses.deleted'))
}
