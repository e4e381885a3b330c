import type { z } from 'zod'
import type * as contract from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/error'
import { deviceOf } from '@/lib/server/auth/describe-user-agent'
import { endOtherSessions, endSessionOf, listSessions, type SessionRow } from '@/lib/server/auth/session-repo'
import { database } from '@/lib/server/db/client'
import type { Session, SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { recordSecurityEvent } from '@/lib/server/security-log/record'

/** A session as its owner sees it. */
export function sessionView(row: SessionRow, tokenHash: string): contract.AccountSession {
  return {
    id: row.id,
    ...deviceOf(row.userAgent),
    country: row.country,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    current: row.tokenHash === tokenHash,
  }
}

/** Returns the account's sessions: the current one first, then by last use. */
export async function sessionsOf({ userId, tokenHash }: Session): Promise<contract.AccountSession[]> {
  const views = (await listSessions(userId)).map((row) => sessionView(row, tokenHash))
  return views.sort((a, b) => Number(b.current) - Number(a.current))
}

const recordEnd = ({ userId }: Session, sessions: 'one' | 'all') =>
  recordSecurityEvent({ kind: 'session-end', outcome: 'ok', userId, detail: { sessions } })

/** @throws ApiError SESSION_NOT_FOUND, also for another account's session */
export async function endSession(
  id: string,
  { session, setToken, t }: SignedIn,
): Promise<z.input<typeof contract.endSession.response>> {
  const ended = await endSessionOf(session.userId, id)
  if (ended === null) throw new ApiError('SESSION_NOT_FOUND')
  await recordEnd(session, 'one')
  if (ended === session.tokenHash) setToken(null)
  return ok({ sessions: await sessionsOf(session) }, t('settings.responses.session_ended'))
}

/** Ends all sessions of the account, including the current one. */
export async function endSessions({
  session,
  setToken,
  t,
}: SignedIn): Promise<z.input<typeof contract.endSessions.response>> {
  await endOtherSessions(database(), session.userId)
  await recordEnd(session, 'all')
  setToken(null)
  return ok(null, t('settings.responses.sessions_ended'))
}
