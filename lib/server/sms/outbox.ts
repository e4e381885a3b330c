import type { Queryable } from '@/lib/server/db/client'
import { insertMessage } from '@/lib/server/outbox/secret-values'
import type { SmsPayload } from './payload'

/**
 * Enqueues a text message in the outbox, in the transaction that causes it; call `wakeOutbox()` after the
 * commit.
 */
export async function enqueueSms(db: Queryable, sms: SmsPayload): Promise<void> {
  await insertMessage(db, 'sms', sms)
}
