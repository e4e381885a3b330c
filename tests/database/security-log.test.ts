import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { anonymizeUser } from '@/lib/server/account/deletion-repo'
import { findAccount } from '@/lib/server/auth/repo'
import { database } from '@/lib/server/db/client'
import { type CurrentRequest, withRequest } from '@/lib/server/http/current-request'
import { log } from '@/lib/server/http/log'
import { limit } from '@/lib/server/http/rate-limit'
import { recipientHash } from '@/lib/server/security-log/recipient-hash'
import { recordSecurityEvent, type SecurityEvent } from '@/lib/server/security-log/record'
import { type EventFilter, selectEvents } from '@/lib/server/security-log/repo'
import { deleteOldEvents } from '@/lib/server/security-log/retention'
import { newUser } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })
afterEach(() => {
  vi.restoreAllMocks()
})

const aRequest = (userId: string | null = null): CurrentRequest => ({
  id: randomUUID(),
  network: `2001:db8:${randomUUID().slice(0, 4)}::`,
  userId,
})

const eventsOf = ({ id }: CurrentRequest) =>
  sql<Record<string, unknown>>(
    `SELECT kind, outcome, user_id, actor, recipient, network, request_id, detail FROM security_events
      WHERE request_id = $1 ORDER BY id`,
    [id],
  )

const REFUSED = {
  kind: 'sign-in',
  outcome: 'refused',
  recipient: ' Mali@Example.com',
  detail: { method: 'password', reason: 'CREDENTIALS_WRONG' },
} as const satisfies SecurityEvent<'sign-in'>

test('an event has who, what, from where and the request; an address only as a hash', async () => {
  const [signedIn, visitor] = [aRequest(randomUUID()), aRequest()]
  await withRequest(signedIn, () =>
    recordSecurityEvent({ kind: 'password-change', outcome: 'ok', detail: {} }),
  )
  await withRequest(visitor, () => recordSecurityEvent(REFUSED))
  expect(await eventsOf(signedIn)).toEqual([
    {
      kind: 'password-change',
      outcome: 'ok',
      user_id: signedIn.userId,
      actor: 'user',
      recipient: null,
      network: signedIn.network,
      request_id: signedIn.id,
      detail: {},
    },
  ])
  expect(await eventsOf(visitor)).toEqual([
    {
      kind: 'sign-in',
      outcome: 'refused',
      user_id: null,
      actor: 'visitor',
      recipient: recipientHash('mali@example.com'),
      network: visitor.network,
      request_id: visitor.id,
      detail: REFUSED.detail,
    },
  ])
})

test('the line of an event has neither the user nor the network', async () => {
  const written = vi.spyOn(log, 'info').mockImplementation(() => {})
  const request = aRequest(randomUUID())
  await withRequest(request, () => recordSecurityEvent(REFUSED))
  const line = JSON.stringify(written.mock.calls)
  expect(line).toContain('"kind":"sign-in"')
  for (const personal of [request.userId ?? '', request.network, 'Mali', 'mali'])
    expect(line).not.toContain(personal)
})

test('an event that cannot be stored fails no request, and is reported', async () => {
  const reported = vi.spyOn(log, 'error').mockImplementation(() => {})
  const request = { ...aRequest(), id: 'x'.repeat(65) }
  await withRequest(request, () => recordSecurityEvent({ kind: 'sign-out', outcome: 'ok', detail: {} }))
  expect(await eventsOf(request)).toEqual([])
  expect(reported).toHaveBeenCalledOnce()
})

test('[S4] an invalid detail is not stored, the event is', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  const request = aRequest()
  const detail = { method: 'password', reason: 'hunter2' } as unknown as typeof REFUSED.detail
  await withRequest(request, () => recordSecurityEvent({ ...REFUSED, detail }))
  expect(await eventsOf(request)).toMatchObject([{ kind: 'sign-in', detail: {} }])
})

test('a flood of refusals from one network does not fill the table', async () => {
  const [attacker, other] = [aRequest(), aRequest()]
  for (let tries = 0; tries < 70; tries++) await withRequest(attacker, () => recordSecurityEvent(REFUSED))
  await withRequest(other, () => recordSecurityEvent(REFUSED))
  expect(await eventsOf(attacker)).toHaveLength(60)
  expect(await eventsOf(other)).toHaveLength(1)
})

test('a flood from many networks does not fill the table, and is reported once', {
  tags: ['thorough'],
}, async () => {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => {})
  const detail = { method: 'POST', path: '/api/auth/login' } as const
  for (let tries = 0; tries < 310; tries++)
    await withRequest(aRequest(), () =>
      recordSecurityEvent({ kind: 'cross-origin', outcome: 'refused', detail }),
    )
  expect(await sql("SELECT 1 FROM security_events WHERE kind = 'cross-origin'")).toHaveLength(300)
  expect(warned).toHaveBeenCalledOnce()
})

test('[A10] a limit that is reached is recorded once, however often it refuses', async () => {
  const request = aRequest()
  const refused = await withRequest(request, async () => {
    const key = randomUUID()
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => limit('login-credential', key)))
    return tries.filter(({ status }) => status === 'rejected').length
  })
  expect(refused).toBe(20)
  expect(await eventsOf(request)).toMatchObject([
    { kind: 'rate-limit', outcome: 'refused', detail: { limit: 'login-credential' } },
  ])
})

test('[A9] the events of a deleted account lead to no person, those of others remain', async () => {
  const account = await findAccount(await newUser())
  if (!account) throw new Error('no account')
  const [own, about, foreign] = [aRequest(account.id), aRequest(), aRequest(randomUUID())]
  await withRequest(own, () => recordSecurityEvent({ kind: 'sign-out', outcome: 'ok', detail: {} }))
  await withRequest(about, () => recordSecurityEvent({ ...REFUSED, recipient: account.email }))
  await withRequest(foreign, () => recordSecurityEvent({ kind: 'sign-out', outcome: 'ok', detail: {} }))
  await database().transaction((tx) => anonymizeUser(tx, account))
  for (const request of [own, about])
    expect(await eventsOf(request)).toMatchObject([{ user_id: null, recipient: null, network: null }])
  expect(await eventsOf(foreign)).toMatchObject([{ user_id: foreign.userId, network: foreign.network }])
})

test('events end after the days of the setting', async () => {
  const [old, recent] = [aRequest(), aRequest()]
  for (const request of [old, recent])
    await withRequest(request, () => recordSecurityEvent({ kind: 'sign-out', outcome: 'ok', detail: {} }))
  await sql("UPDATE security_events SET at = now() - interval '366 days' WHERE request_id = $1", [old.id])
  await sql("UPDATE security_events SET at = now() - interval '364 days' WHERE request_id = $1", [recent.id])
  expect(await deleteOldEvents()).toBe(1)
  expect([await eventsOf(old), await eventsOf(recent)]).toMatchObject([[], [{ kind: 'sign-out' }]])
})

test('the log is read by indexes', async () => {
  await sql(`INSERT INTO security_events (at, kind, outcome, user_id, actor, recipient, detail)
    SELECT now() - n * interval '1 minute', CASE n % 100 WHEN 0 THEN 'code' ELSE 'sign-in' END, 'ok',
      md5((n % 500)::text)::uuid, 'user', md5((n % 500)::text) || md5((n % 500)::text), '{}'
    FROM generate_series(1, 20000) n`)
  await sql('ANALYZE security_events')
  const user = { id: randomUUID(), recipients: [recipientHash('a@example.com')] }
  const filters: Array<[EventFilter, RegExp]> = [
    [{ limit: 20 }, /security_events_at/],
    [{ limit: 20, kind: 'code', since: new Date(Date.now() - 86_400_000) }, /security_events_(kind|at)/],
    [{ limit: 20, user }, /security_events_user[\s\S]*security_events_recipient/],
    [{ limit: 20, user: { ...user, recipients: [] } }, /security_events_user/],
  ]
  for (const [filter, index] of filters) {
    const { sql: query, params } = selectEvents(filter).toSQL()
    const plan = (await sql<{ 'QUERY PLAN': string }>(`EXPLAIN ${query}`, params)).map(
      (row) => row['QUERY PLAN'],
    )
    expect(plan.join('\n')).toMatch(index)
    expect(plan.join('\n')).not.toContain('Seq Scan')
  }
})
