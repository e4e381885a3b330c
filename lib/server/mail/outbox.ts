import type { Queryable } from '@/lib/server/db/client'
import { insertOutbox } from '@/lib/server/outbox/repo'
import type { MailPayload } from './payload'

/**
 * Writes a mail into the outbox, in the transaction that makes it true; `nudge()` after the commit. An order whose
 * buyer deleted the account has no address, and nobody to write to.
 */
export async function enqueueMail(db: Queryable, mail: MailPayload): Promise<void> {
  if (mail.to === '') return
  await insertOutbox(db, 'mail', { ...mail })
}

/** Writes as much as a mail would and sends nothing, so that nobody can tell by the time it takes. */
export async function enqueueNothing(db: Queryable): Promise<void> {
  await insertOutbox(db, 'mail', {}, new Date())
}
