import type { z } from 'zod'
import type { listMailbox } from '@/lib/contract/sandbox'
import { ok } from '@/lib/server/http/define-route'
import { readMailbox } from './mailbox-repo'

/** The mails and text messages that the sandbox caught. */
export async function mailboxPage({
  recipient,
  page,
  limit,
}: z.output<typeof listMailbox.query>): Promise<z.input<typeof listMailbox.response>> {
  const rows = await readMailbox(recipient?.trim().toLowerCase(), limit, (page - 1) * limit)
  return ok(rows.map(({ sentAt, ...mail }) => ({ ...mail, sent_at: sentAt.toISOString() })))
}
