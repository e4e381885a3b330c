import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { env, isSandbox } from '@/lib/env'
import type { Transaction } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import type { SupportRow } from './repo'

/** The sandbox's default support address; its mails appear in the mailbox. */
const SANDBOX_SUPPORT = 'support@sunhop.example'

/**
 * Mails the request's number to the sender, and the request to the shop's support. The first mail does not
 * quote the message: the address is unverified, and the form must not be usable to send text to others.
 * @param about the order and the product of the request, as text
 */
export async function mailRequest(
  db: Transaction,
  request: SupportRow,
  about: { orderText: string; product: string },
): Promise<void> {
  const { number, topic, name, email, locale, message } = request
  await enqueueMail(db, {
    template: 'support-received',
    to: email,
    locale,
    values: { name, number, topic },
    reply_to: env.SUPPORT_EMAIL,
  })
  const support = env.SUPPORT_EMAIL ?? (isSandbox ? SANDBOX_SUPPORT : null)
  if (!support) return
  await enqueueMail(db, {
    template: 'support-request',
    to: support,
    locale: DEFAULT_LOCALE,
    values: {
      name,
      number,
      topic,
      email,
      language: locale,
      order: about.orderText,
      product: about.product,
      message,
    },
    reply_to: email,
  })
}
