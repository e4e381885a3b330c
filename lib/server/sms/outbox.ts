import type { Queryable } from '@/lib/server/db/client'
import { insertOutbox } from '@/lib/server/outbox/repo'
import type { SmsPayload } from './payload'

/** Writes a text message into the outbox, in the transaction that makes it true; `nudge()` after the commit. */
export async function enqueueSms(db: Queryable, sms: SmsPayload): Promise<void> {
  await insertOutbox(db, 'sms', { ...sms })
}
