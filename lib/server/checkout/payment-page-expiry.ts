import { minutesFrom } from '@/lib/server/inventory/hold-slots'
import type { Gateway } from '@/lib/server/payments/port'
import type { AttemptRow } from '@/lib/server/payments/repo'

/** Whether the gateway's payment page has expired although the order can still be paid. */
export function isPageExpired(
  { createdAt, expiresAt }: Pick<AttemptRow, 'createdAt' | 'expiresAt'>,
  { pageMinutes, expires }: Gateway,
  now: Date,
): boolean {
  if (pageMinutes && minutesFrom(createdAt, pageMinutes) <= now) return true
  return expires === true && expiresAt <= now
}
