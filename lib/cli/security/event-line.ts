import type { SecurityEventRow } from '@/lib/server/security-log/repo'

/** Returns the line of an event: when, what, outcome, details, who and about which account, from where and in which request. */
export function eventLine({
  at,
  kind,
  outcome,
  detail,
  actor,
  userId,
  recipient,
  network,
  requestId,
}: SecurityEventRow): string {
  const facts = [
    `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`,
    `${kind} ${outcome}`,
    Object.entries(detail)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
    userId ? `${actor}${actor === 'user' ? '' : ', account'} ${userId}` : actor,
    recipient && `recipient ${recipient.slice(0, 12)}`,
    network && `from ${network}`,
    requestId && `request ${requestId}`,
  ]
  return facts.filter(Boolean).join('  ')
}
