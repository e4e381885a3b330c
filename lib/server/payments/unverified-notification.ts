import { createHash } from 'node:crypto'
import type { Notification } from './port'

/** Returns an event id for a gateway without event ids: a hash of the event's fields. */
export function eventIdOf(...fields: Array<string | undefined>): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** An unsigned notification. Its id prefix keeps it from suppressing a signed one as a duplicate. */
export function unverifiedNotification(invoice: string, ...fields: Array<string | undefined>): Notification {
  return { invoice, eventId: `hint-${eventIdOf(invoice, ...fields)}` }
}
