import type { z } from 'zod'
import type { listMailbox } from '@/lib/contract/sandbox'
import { ok } from '@/lib/server/http/define-route'
import { readMailbox } from './mailbox-repo'

/** Returns the mails and text messages stored by the sandbox. */
export async function mailboxPage({
  recipient,
  page,
  limit,
}: z.output<typeof listMailbox.query>): Promise<z.input<typeof listMailbox.response>> {
  const rows = await readMailbox(recipient?.trim().toLowerCase(), limit, (page - 1) * limit)
  return ok(rows.map(({ sentAt, ...mail }) => ({ ...mail, sent_at: sentAt.toISOString() })))
}
