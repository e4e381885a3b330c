import { withoutQuote } from '@/lib/domain/mail-quote'
import { MAX_STORED_MESSAGE_LENGTH } from '@/lib/domain/support'
import { uuidOf } from '@/lib/server/db/uuid'
import { limit } from '@/lib/server/http/rate-limit'
import { keyedHash } from '@/lib/server/secret'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { chooseFiles, type ReceivedFile } from './choose-files'
import { roomOf } from './files'
import { findByNumber } from './message-repo'
import { isReplyAddress, readReplyAddress } from './reply-address'
import { addCustomerMessage, addStaffReply } from './thread'

/** A parsed mail to the shop. */
export interface ReceivedMail {
  /** All addresses that it was sent or delivered to. */
  recipients: string[]
  /** The address of its author. */
  from: string
  /** The network that its headers say it came from; null if they say none. */
  network: string | null
  /** Its Message-ID, or a hash of its content. */
  id: string
  text: string
  /** Its attachments. */
  files: ReceivedFile[]
  /** Sent by a program, e.g. a vacation notice, a bounce or a mailing list. */
  isAutomatic: boolean
}

export type Filing =
  | { outcome: 'filed' | 'repeated'; number: string }
  | { outcome: 'ignored'; reason: 'no request' | 'automatic' | 'empty' | 'unreadable' }

const ignored = (reason: 'no request' | 'automatic' | 'empty'): Filing => ({ outcome: 'ignored', reason })

/** What a database cannot store, or a page not show. */
const CONTROL = /(?![\n\t])[\p{Cc}\p{Cs}]/gu

function ownText(text: string): string {
  const own = withoutQuote(text).replaceAll(CONTROL, '').trim()
  return own.length > MAX_STORED_MESSAGE_LENGTH
    ? `${own.slice(0, MAX_STORED_MESSAGE_LENGTH - 1).trimEnd()}…`
    : own
}

/** Reply addresses of a mail that are looked up: a head has room for thousands. */
const MAX_LOOKUPS = 20

async function requestOf(recipients: readonly string[]) {
  const tokens = [...new Set(recipients)].flatMap((address) => readReplyAddress(address) ?? [])
  for (const token of tokens.slice(0, MAX_LOOKUPS)) {
    const request = await findByNumber(token.number)
    if (request && token.isSignedFor(request)) return { request, author: token.author }
  }
  return null
}

/** The token stays out of the log: a part of it may be right. */
async function recordRefused({ recipients, from, network }: ReceivedMail): Promise<void> {
  const target = recipients.flatMap((address) => readReplyAddress(address)?.number ?? [])[0]
  await recordSecurityEvent({
    kind: 'support-mail',
    outcome: 'refused',
    userId: null,
    recipient: from.includes('@') ? from : null,
    network,
    detail: { target, reason: recipients.some(isReplyAddress) ? 'token' : 'none' },
  })
}

/**
 * Files a mail under the request whose reply address it was sent to, and mails it to the other side. Without a valid
 * token nothing happens. The security log has mails without one, and replies of staff. The same mail is filed once.
 * @throws ApiError RATE_LIMITED
 */
export async function fileMail(mail: ReceivedMail, now = new Date()): Promise<Filing> {
  const found = await requestOf(mail.recipients)
  if (!found) {
    await recordRefused(mail)
    return ignored('no request')
  }
  // An answer to it would be answered again.
  if (mail.isAutomatic) return ignored('automatic')
  const { request, author } = found
  const text = ownText(mail.text)
  const files = chooseFiles(mail.files, await roomOf(request.id))
  if (text === '' && files.taken.length === 0 && files.leftOutCount === 0) return ignored('empty')
  await limit('support-thread', request.id)
  const id = uuidOf(keyedHash('support-mail', request.id, mail.id))
  const message = { id, text, isByMail: true, files }
  const isNew =
    author === 'staff'
      ? await addStaffReply(request, { ...message, staffMember: mail.from }, now)
      : await addCustomerMessage(request, { ...message, sender: mail.from }, now)
  if (author === 'staff' && isNew)
    await recordSecurityEvent({
      kind: 'support-mail',
      outcome: 'ok',
      actor: 'staff',
      userId: null,
      network: mail.network,
      detail: { target: request.number, by: mail.from.slice(0, 80) },
    })
  return { outcome: isNew ? 'filed' : 'repeated', number: request.number }
}
