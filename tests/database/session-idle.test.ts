import { afterEach, expect, test } from 'vitest'
import { env } from '@/lib/env'
import { createSession, findSession, listSessions } from '@/lib/server/auth/session-repo'
import { database } from '@/lib/server/db/client'
import { newUser } from '../fixtures/catalog'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

afterEach(() => {
  env.SESSION_IDLE_MINUTES = undefined
})

const START = Date.parse('2026-12-01T08:00:00Z')
const after = (minutes: number) => new Date(START + minutes * 60_000)

async function newSession() {
  const userId = await newUser()
  return { userId, token: await createSession(database(), userId, null, { now: after(0) }) }
}

test('[A10] a session that is not used for the idle time has ended, and is not listed', async () => {
  env.SESSION_IDLE_MINUTES = 30
  const { userId, token } = await newSession()
  expect(await listSessions(userId, after(29))).toHaveLength(1)
  expect(await listSessions(userId, after(31))).toEqual([])
  expect(await findSession(token, after(31))).toBeNull()
  // The refused use is none.
  expect(await findSession(token, after(32))).toBeNull()
})

test('[A10] each use, stored every five minutes, starts the idle time again, up to three days', async () => {
  env.SESSION_IDLE_MINUTES = 30
  const { userId, token } = await newSession()
  const last = 3 * 24 * 60
  for (let minutes = 25; minutes < last; minutes += 25)
    expect(await findSession(token, after(minutes)), String(minutes)).toMatchObject({ userId })
  expect(await findSession(token, after(last))).toBeNull()
})

test('[A10] a use within five minutes of the last is not written', async () => {
  const { userId, token } = await newSession()
  const seen = async () => (await listSessions(userId, after(6)))[0]?.lastSeenAt
  await findSession(token, after(4))
  expect(await seen()).toEqual(after(0))
  await findSession(token, after(6))
  expect(await seen()).toEqual(after(6))
})

test('without the setting only the three days count', async () => {
  const { token } = await newSession()
  expect(await findSession(token, after(3 * 24 * 60 - 1))).not.toBeNull()
})
