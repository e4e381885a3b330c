import type { Queryable } from '@/lib/server/db/client'
import { insertOutbox } from '@/lib/server/outbox/repo'
import { insertMessage } from '@/lib/server/outbox/secret-values'
import type { MailPayload } from './payload'

/**
 * Enqueues a mail in the outbox, in the transaction that causes it; call `wakeOutbox()` after the commit.
 * Does nothing without an address: the orders of a deleted account have none.
 */
export async function enqueueMail(db: Queryable, mail: MailPayload): Promise<void> {
  if (mail.to === '') return
  await insertMessage(db, 'mail', mail)
}

/** Inserts a row that sends nothing, so that the response time does not reveal whether a mail was sent. */
export async function enqueueNothing(db: Queryable): Promise<void> {
  await insertOutbox(db, 'mail', {}, new Date())
}
