import type { SendMailOptions, Transport } from 'nodemailer'
import { insertMail } from './mailbox-repo'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

type Attachments = NonNullable<SendMailOptions['attachments']>

/** The HTML with its images in it, and with the names of the other attachments below. */
function withAttachments(html: string, attachments: Attachments): string {
  const images = attachments.filter(({ cid }) => cid)
  const names = attachments.filter(({ cid }) => !cid).map(({ filename }) => `<li>${filename}</li>`)
  const shown = images.reduce(
    (text, { cid, content, contentType }) =>
      Buffer.isBuffer(content)
        ? text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`)
        : text,
    html,
  )
  return names.length > 0 ? shown.replace('</body>', `<ul>${names.join('')}</ul></body>`) : shown
}

/** The sandbox's mail transport: stores every mail in the table behind the mailbox page. */
export const mailboxTransport: Transport<{ messageId: string }> = {
  name: 'mailbox',
  version: '1',
  send({ data, message }, done) {
    const { to } = message.getEnvelope()
    const recipients = (Array.isArray(to) ? to : [to]).filter((address) => typeof address === 'string')
    const html = withAttachments(textOf(data.html), data.attachments ?? [])
    const mail = { subject: data.subject ?? '', html, text: textOf(data.text) }
    Promise.all(recipients.map((recipient) => insertMail({ recipient, ...mail }))).then(
      () => done(null, { messageId: message.messageId() }),
      (error: Error) => done(error, { messageId: '' }),
    )
  },
}
