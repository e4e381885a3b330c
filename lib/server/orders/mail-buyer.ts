import type { Transaction } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import type { MailPayload } from '@/lib/server/mail/payload'
import { accountOf, claimLeadMail } from './recipient-repo'
import type { OrderRow } from './repo'

type OrderMail = Pick<MailPayload, 'template' | 'values' | 'expires_at'>

/**
 * Mails about an order to its account. Only the account's address is verified: another one of the lead traveller gets no
 * more than one mail per order, the first one with a voucher, which is paid for.
 * @param mail.values without `name`, `reference` and `order_id`
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
  const send = (to: string, name: string) =>
    enqueueMail(db, { ...mail, to, locale, values: { ...mail.values, name, reference, order_id: id } })
  const isVerified = lead.email.toLowerCase() === account.email
  await send(account.email, isVerified ? lead.first_name : account.firstName)
  if (!isVerified && hasVoucher && (await claimLeadMail(db, id))) await send(lead.email, lead.first_name)
}
