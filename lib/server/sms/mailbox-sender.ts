import { insertMail } from '@/lib/server/mail/mailbox-repo'
import type { SmsSender } from './port'

/** The sandbox's SMS sender: stores every message in the table behind the mailbox page. */
export const mailboxSender: SmsSender = ({ to, text }) =>
  insertMail({ kind: 'sms', recipient: to, subject: '', html: '', text })
