import type { Transport } from 'nodemailer'
import { insertMail } from './mailbox-repo'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The sandbox's mail transport: stores every mail in the table behind the mailbox page. */
export const mailboxTransport: Transport<{ messageId: string }> = {
  name: 'mailbox',
  version: '1',
  send({ data, message }, done) {
    const { to } = message.getEnvelope()
    const recipients = (Array.isArray(to) ? to : [to]).filter((address) => typeof address === 'string')
    const mail = { subject: data.subject ?? '', html: textOf(data.html), text: textOf(data.text) }
    Promise.all(recipients.map((recipient) => insertMail({ recipient, ...mail }))).then(
      () => done(null, { messageId: message.messageId() }),
      (error: Error) => done(error, { messageId: '' }),
    )
  },
}
