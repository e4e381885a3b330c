import { expect, test } from 'vitest'
import { anonymizeUser } from '@/lib/server/account/deletion-repo'
import { findAccount } from '@/lib/server/auth/repo'
import { database } from '@/lib/server/db/client'
import { outbox, supportRequests } from '@/lib/server/db/schema'
import { newUser } from '../fixtures/catalog'
import { rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

async function insertRequest(email: string): Promise<string> {
  const number = `T-${email}`
  const request = { topic: 'other', name: 'Mali', message: 'Hello', locale: 'en' } as const
  await database()
    .insert(supportRequests)
    .values({ ...request, number, email })
  return number
}

async function enqueue(kind: 'mail' | 'sms', to: string): Promise<void> {
  await database().insert(outbox).values({ kind, payload: { to } })
}

test('[A9] account deletion removes support requests sent while signed out, and pending text messages', async () => {
  const userId = await newUser()
  const phone = '+66812340001'
  await sql('UPDATE users SET phone = $2 WHERE id = $1', [userId, phone])
  const account = await findAccount(userId)
  if (!account) throw new Error('no account')
  const own = await insertRequest(account.email)
  const inCapitals = await insertRequest(account.email.toUpperCase())
  const foreign = await insertRequest(`other.${account.email}`)
  await enqueue('sms', phone)
  await enqueue('sms', '+66812340002')

  await database().transaction((tx) => anonymizeUser(tx, account))

  expect(await rowsOf('support_requests WHERE number IN ($1, $2)', [own, inCapitals])).toBe(0)
  expect(await rowsOf('support_requests WHERE number = $1', [foreign])).toBe(1)
  expect(await rowsOf("outbox WHERE kind = 'sms' AND payload ->> 'to' = $1", [phone])).toBe(0)
  expect(await rowsOf("outbox WHERE kind = 'sms' AND payload ->> 'to' = $1", ['+66812340002'])).toBe(1)
})
