import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { env, isSandbox } from '@/lib/env'
import type { Transaction } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import type { NewMessage } from './message-repo'
import { replyAddress } from './reply-address'
import type { SupportRow } from './repo'

/** The sandbox's default support address; its mails appear in the mailbox. */
const SANDBOX_SUPPORT = 'support@sunhop.example'

const supportEmail = () => env.SUPPORT_EMAIL ?? (isSandbox ? SANDBOX_SUPPORT : null)

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
    values: { name, number, topic, hours: env.SUPPORT_REPLY_HOURS },
    reply_to: replyAddress(request, 'customer') ?? env.SUPPORT_EMAIL,
  })
  const support = supportEmail()
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
    reply_to: replyAddress(request, 'staff') ?? email,
  })
}

/** A stored message, whose files go with the mail about it. */
interface SentMessage extends Pick<NewMessage, 'id' | 'text'> {
  /** Number of its attachments that are not stored. */
  attachments: number
  leftOut: string[]
  fileNames: string[]
}

/** Mails a further message of the customer with its files to the shop's support. */
export async function mailCustomerMessage(
  db: Transaction,
  request: SupportRow,
  { id, text, attachments, leftOut, fileNames, sender }: SentMessage & { sender?: string | undefined },
): Promise<void> {
  const support = supportEmail()
  if (!support) return
  const { number, topic, name, email } = request
  await enqueueMail(db, {
    template: 'support-message',
    to: support,
    locale: DEFAULT_LOCALE,
    values: {
      name,
      number,
      topic,
      email: sender ?? email,
      message: text,
      message_id: id,
      files: fileNames.join('\n'),
      attachments,
      left_out: leftOut.join('\n'),
    },
    reply_to: replyAddress(request, 'staff') ?? email,
  })
}

/**
 * Mails a reply of the staff with its files to the customer. It does not quote the customer, whose address may be
 * unverified.
 */
export async function mailStaffReply(
  db: Transaction,
  request: SupportRow,
  { id, text, fileNames }: SentMessage,
): Promise<void> {
  const { number, topic, name, email, locale, userId } = request
  await enqueueMail(db, {
    template: 'support-reply',
    to: email,
    locale,
    values: {
      name,
      number,
      topic,
      message: text,
      message_id: id,
      files: fileNames.join('\n'),
      has_account: String(userId !== null),
    },
    reply_to: replyAddress(request, 'customer') ?? env.SUPPORT_EMAIL,
  })
}

/** Mails to the side that wrote a message which of its attachments are not stored. */
export async function mailLeftOut(
  db: Transaction,
  request: SupportRow,
  { author, attachments, leftOut }: Pick<NewMessage, 'author'> & Pick<SentMessage, 'attachments' | 'leftOut'>,
): Promise<void> {
  const isCustomer = author === 'customer'
  const to = isCustomer ? request.email : supportEmail()
  if (!to) return
  const { number, name, locale } = request
  await enqueueMail(db, {
    template: 'support-left-out',
    to,
    locale: isCustomer ? locale : DEFAULT_LOCALE,
    values: { name: isCustomer ? name : '', number, count: attachments, left_out: leftOut.join('\n') },
    reply_to: replyAddress(request, author) ?? (isCustomer ? env.SUPPORT_EMAIL : request.email),
  })
}
