import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { post, profileOf } from '../fixtures/accounts'
import { sql } from '../fixtures/database'
import { account, type Member, newMember, sessionsOf } from '../fixtures/settings'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

async function signInElsewhere({ person }: Member): Promise<string> {
  const { email, password } = person
  const headers = { 'user-agent': IPHONE }
  return String((await post('login', { credential: email, password }, { headers })).body.token)
}

describe('sessions', () => {
  test('[A9] lists sessions with their devices, the current one first and marked', async () => {
    const member = await newMember()
    const phone = await signInElsewhere(member)
    const [current, other] = await sessionsOf(member.token)
    expect(current).toMatchObject({ current: true })
    expect(other).toMatchObject({ current: false, browser: 'Safari', system: 'iPhone', handheld: true })
    expect((await sessionsOf(phone))[0]).toMatchObject({ current: true, system: 'iPhone' })
    expect(JSON.stringify(await sessionsOf(phone))).not.toContain(phone)
  })

  test('[A9] ends a single session', async () => {
    const member = await newMember()
    const phone = await signInElsewhere(member)
    const other = (await sessionsOf(member.token))[1]
    const { status, body } = await account('DELETE', `/sessions/${other?.id}`, member)
    expect(status).toBe(200)
    expect((body.data as { sessions: unknown[] }).sessions).toHaveLength(1)
    expect(await profileOf(phone)).toBeNull()
    expect(await profileOf(member.token)).not.toBeNull()
    const again = await account('DELETE', `/sessions/${other?.id}`, member)
    expect([again.status, again.body.code]).toEqual([404, 'SESSION_NOT_FOUND'])
  })

  test('[A9] cannot end a session that belongs to another account or does not exist', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const [foreign] = await sessionsOf(other.token)
    for (const id of [foreign?.id, randomUUID(), '1', "' OR 1=1", '%00']) {
      const { status, body } = await account('DELETE', `/sessions/${encodeURIComponent(String(id))}`, member)
      expect([status, body.code]).toEqual([404, 'SESSION_NOT_FOUND'])
    }
    expect(await profileOf(other.token)).not.toBeNull()
  })

  test('[A9] ends all sessions at once and clears the cookie', async () => {
    const member = await newMember()
    const phone = await signInElsewhere(member)
    const { status, cookies } = await account('DELETE', '/sessions', member)
    expect(status).toBe(200)
    expect(cookies[0]).toMatch(/^access-token=; .*Max-Age=0/)
    expect([await profileOf(phone), await profileOf(member.token)]).toEqual([null, null])
  })

  test('[A9] updates the last-used time every few minutes', async () => {
    const member = await newMember()
    const note = () =>
      sql<{ minutes: string }>(
        'SELECT extract(epoch FROM now() - last_seen_at) / 60 AS minutes FROM sessions WHERE user_id = $1',
        [member.userId],
      )
    await sql("UPDATE sessions SET last_seen_at = last_seen_at - interval '1 hour' WHERE user_id = $1", [
      member.userId,
    ])
    await profileOf(member.token)
    expect(Number((await note())[0]?.minutes)).toBeLessThan(1)
  })
})
