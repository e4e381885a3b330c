import { env, siteOrigin } from '@/lib/env'
import { composeMail } from './compose'
import { mailPayload } from './payload'
import { mailTransport } from './transport'

/**
 * Sends the mail of an outbox row. The message id is derived from the row, so that a repeated mail has the
 * same id.
 */
export async function sendMail(payload: Record<string, unknown>, id: number): Promise<void> {
  const mail = mailPayload.parse(payload)
  if (mail.expires_at && new Date(mail.expires_at) < new Date()) return
  await mailTransport().sendMail({
    ...composeMail(mail),
    from: env.MAIL_FROM,
    to: { name: '', address: mail.to },
    replyTo: mail.reply_to && { name: '', address: mail.reply_to },
    messageId: `<outbox-${id}@${new URL(siteOrigin()).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}
