import { env } from '@/lib/env'
import { deleteEventsBefore } from './repo'

const DAY_MS = 86_400_000

/** Deletes the events that are older than `SECURITY_LOG_DAYS`. */
export async function deleteOldEvents(now = new Date()): Promise<number> {
  return deleteEventsBefore(new Date(now.getTime() - env.SECURITY_LOG_DAYS * DAY_MS))
}
