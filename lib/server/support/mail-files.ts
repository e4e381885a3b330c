import type { MailPayload } from '@/lib/server/mail/payload'
import { type MailEnclosures, NO_ENCLOSURES } from '@/lib/server/mail/send'
import { contentsOf } from './file-repo'

/** Mails that have the files of a message. */
const WITH_FILES: readonly string[] = ['support-message', 'support-reply'] satisfies Array<
  MailPayload['template']
>

/** Returns the files of the message that a mail is about; null for other mails. */
export async function mailFiles({ template, values }: MailPayload): Promise<MailEnclosures | null> {
  if (!WITH_FILES.includes(template)) return null
  if (!values.files) return NO_ENCLOSURES
  const files = await contentsOf(String(values.message_id))
  const attachments = files.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(content),
  }))
  return { vouchers: [], attachments }
}
