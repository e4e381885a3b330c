import { env, siteOrigin } from '@/lib/env'
import { valuesOf } from '@/lib/server/outbox/secret-values'
import { composeMail } from './compose'
import { type MailPayload, mailPayload } from './payload'
import type { MailAttachment, MailVoucher } from './templates/content'
import { mailTransport } from './transport'

/** What a mail carries beside its text. */
export interface MailEnclosures {
  vouchers: MailVoucher[]
  attachments: MailAttachment[]
}

export const NO_ENCLOSURES: MailEnclosures = { vouchers: [], attachments: [] }

/**
 * Sends the mail of an outbox row. The message id is derived from the row, so that a repeated mail has the
 * same id.
 */
export async function sendMail(
  payload: Record<string, unknown>,
  id: number,
  enclosuresOf: (mail: MailPayload) => Promise<MailEnclosures> = async () => NO_ENCLOSURES,
): Promise<void> {
  const mail = mailPayload.parse(payload)
  if (mail.expires_at && new Date(mail.expires_at) < new Date()) return
  const { vouchers, attachments } = await enclosuresOf(mail)
  await mailTransport().sendMail({
    ...composeMail({ ...mail, values: valuesOf(mail) }, vouchers),
    attachments,
    from: env.MAIL_FROM,
    to: { name: '', address: mail.to },
    replyTo: mail.reply_to && { name: '', address: mail.reply_to },
    messageId: `<outbox-${id}@${new URL(siteOrigin()).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}
