import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from 'mailparser'
import { isPrivateAddress } from '@/lib/server/http/private-address'
import { networkOf } from '@/lib/server/http/visitor-network'
import type { ReceivedMail } from '@/lib/server/support/file-mail'

/** More than a mail server accepts. */
export const MAX_MAIL_BYTES = 50 * 1024 * 1024

const addressesOf = (field: AddressObject | AddressObject[] | undefined): string[] =>
  [field ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => address ?? []))

/** The values of headers by which mail servers name the recipient. */
const deliveredTo = ({ headerLines }: ParsedMail): string[] =>
  headerLines
    .filter(({ key }) => ['delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .map(({ line }) => line.slice(line.indexOf(':') + 1).replaceAll(/[<>\s]/g, ''))

/** The address in brackets is the one that a mail server saw, unlike the name before it. */
const ADDRESS = /\[(?:IPv6:)?([\da-f.:]+)\]/i

/** The last public address from which a mail server took the mail: later servers write their lines above earlier ones. */
function networkOfMail({ headerLines }: ParsedMail): string | null {
  const addresses = headerLines
    .filter(({ key }) => key === 'received')
    .map(({ line }) => ADDRESS.exec(line)?.[1] ?? '')
  const address = addresses.find((text) => isIP(text) !== 0 && !isPrivateAddress(text))
  return address ? networkOf(address) : null
}

const headerOf = ({ headers }: ParsedMail, name: string) => String(headers.get(name) ?? '').toLowerCase()

const PROGRAM_HEADERS = ['x-autoreply', 'x-auto-response-suppress', 'list-id']

/** By RFC 3834, and by what programs send that do not follow it. */
function isAutomatic(mail: ParsedMail): boolean {
  const submitted = headerOf(mail, 'auto-submitted')
  return (
    (submitted !== '' && submitted !== 'no') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(headerOf(mail, 'precedence')) ||
    mail.headerLines.some(({ key }) => PROGRAM_HEADERS.includes(key)) ||
    mail.headerLines.some(({ key, line }) => key === 'return-path' && line.includes('<>')) ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/i.test(addressesOf(mail.from)[0] ?? '')
  )
}

/** HTML of a mail that is made text of, in characters: nested elements take time by the square of their number. */
const MAX_HTML_LENGTH = 300_000

const OPTIONS = { skipImageLinks: true, skipTextToHtml: true }

/** Reads the HTML as text only if it is short, in all parts together. What cannot be read as HTML has no text. */
async function parse(raw: Buffer): Promise<ParsedMail> {
  const mail = await simpleParser(raw, { ...OPTIONS, skipHtmlToText: true })
  if (!mail.html || mail.html.length > MAX_HTML_LENGTH) return mail
  return simpleParser(raw, OPTIONS).catch(() => mail)
}

/** The parser makes text of HTML only where it is the whole mail. A reply is above what it quotes. */
async function textOf({ text, html }: ParsedMail): Promise<string> {
  if (text || !html) return text ?? ''
  const start = `Content-Type: text/html; charset=utf-8\r\n\r\n${html.slice(0, MAX_HTML_LENGTH)}`
  const alone = await simpleParser(start, OPTIONS).catch(() => null)
  return alone?.text ?? ''
}

/** An attachment without a name has one of its type, e.g. 'image'. */
const fileOf = ({ filename, contentType, content, related }: Attachment) => ({
  name: filename ?? (contentType.split('/')[0] || 'file'),
  content,
  isInText: related === true,
})

/** Parses a mail as a mail server hands it over (RFC 5322). HTML becomes text. */
export async function readMail(raw: Buffer): Promise<ReceivedMail> {
  const mail = await parse(raw)
  const [from = ''] = addressesOf(mail.from)
  return {
    recipients: [...addressesOf(mail.to), ...addressesOf(mail.cc), ...deliveredTo(mail)],
    from: from.slice(0, 254) || 'unknown',
    network: networkOfMail(mail),
    id: mail.messageId ?? createHash('sha256').update(raw).digest('hex'),
    text: await textOf(mail),
    files: mail.attachments.map(fileOf),
    isAutomatic: isAutomatic(mail),
  }
}
