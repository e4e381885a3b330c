import { insertMail } from '@/lib/server/mail/mailbox-repo'
import type { SmsSender } from './port'

/** The sandbox's phone network: it puts every message into the table that the mailbox page shows. */
export const mailboxSender: SmsSender = ({ to, text }) =>
  insertMail({ kind: 'sms', recipient: to, subject: '', html: '', text })
