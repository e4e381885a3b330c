import { orderLinkExpiry } from '@/lib/domain/order-link-expiry'
import { addressedName } from '@/lib/i18n/full-name'
import type { Transaction } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import type { MailPayload } from '@/lib/server/mail/payload'
import { accountOf, claimLeadMail } from './recipient-repo'
import { bookingsOf, type OrderRow } from './repo'

type OrderMail = Pick<MailPayload, 'template' | 'values' | 'expires_at'>

/**
 * Mails about an order to its account. Only the account's address is verified: another one of the lead traveller gets no
 * more than one mail per order, the first one with a voucher, which is paid for.
 * @param mail.values without `name`, `reference`, `order_id` and `link_until`
 */
export async function mailBuyer(
  db: Transaction,
  order: OrderRow,
  mail: OrderMail,
  { hasVoucher = false } = {},
): Promise<void> {
  const account = await accountOf(db, order)
  if (!account) return
  const { id, reference, locale, lead } = order
  const link_until = orderLinkExpiry(await bookingsOf([id], db), new Date()).toISOString()
  const values = { ...mail.values, reference, order_id: id, link_until }
  const send = (to: string, name: string) =>
    enqueueMail(db, { ...mail, to, locale, values: { ...values, name } })
  const isVerified = lead.email.toLowerCase() === account.email
  const owner = { first_name: account.firstName, last_name: account.lastName }
  await send(account.email, addressedName(isVerified ? lead : owner))
  if (!isVerified && hasVoucher && (await claimLeadMail(db, id))) await send(lead.email, addressedName(lead))
}
