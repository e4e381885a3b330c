import { createHash } from 'node:crypto'
import type { Notification } from './port'

/** An id for a gateway's event that has none: the same words are the same event. */
export function eventIdOf(...words: Array<string | undefined>): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}

/** A notice that nobody signed. Its id is never that of a signed one, which it could keep from being heard. */
export function hintOf(invoice: string, ...words: Array<string | undefined>): Notification {
  return { invoice, eventId: `hint-${eventIdOf(invoice, ...words)}` }
}
