import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MAX_PASSKEYS, PASSKEY_MINUTES } from '@/lib/domain/passkey'
import { setUpTwoStep, turnOnTwoStep } from '@/lib/server/account/two-step'
import { deleteExpired } from '@/lib/server/auth/expiry-repo'
import { newChallenge, spendChallenge } from '@/lib/server/auth/passkeys/challenge-repo'
import { insertPasskey, passkeysOf } from '@/lib/server/auth/passkeys/repo'
import { codeAt } from '@/lib/server/auth/two-step/totp'
import { database } from '@/lib/server/db/client'
import { valuesOf } from '@/lib/server/outbox/secret-values'
import { newUser } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { withoutOutboxWorker } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'
import { newMember, PASSWORD } from '../fixtures/two-step-member'

withShopDatabase({ own: true })
// The mails are read from the outbox.
withoutOutboxWorker()

const insert = (userId: string, id = randomUUID()) =>
  database().transaction((tx) =>
    insertPasskey(tx, {
      id,
      userId,
      publicKey: 'AA',
      counter: 0,
      transports: [],
      userAgent: null,
      createdAt: new Date(),
    }),
  )

test('[A9] of 15 simultaneous passkeys an account gets as many as it can have', async () => {
  const userId = await newUser()
  const results = await Promise.all(Array.from({ length: 15 }, () => insert(userId)))
  expect(results.filter((result) => result === 'added')).toHaveLength(MAX_PASSKEYS)
  expect(await passkeysOf(userId)).toHaveLength(MAX_PASSKEYS)
})

test('[A9] a credential belongs to one account', async () => {
  const [first, second] = [await newUser(), await newUser()]
  const id = randomUUID()
  expect([await insert(first, id), await insert(second, id)]).toEqual(['added', 'exists'])
  expect(await passkeysOf(second)).toEqual([])
})

test('[A9] the mail that two-step verification is on says how many passkeys sign in without it', async () => {
  const { userId, email, context } = await newMember()
  await insert(userId)
  await insert(userId)
  const { secret } = (await setUpTwoStep({ password: PASSWORD }, context)).data
  await turnOnTwoStep({ code: codeAt(secret, new Date()) }, context)
  const [mail] = await sql<{ payload: Parameters<typeof valuesOf>[0] }>(
    "SELECT payload FROM outbox WHERE payload->>'to' = $1 AND payload->>'template' = 'two-step-on'",
    [email],
  )
  expect(mail && valuesOf(mail.payload)).toMatchObject({ passkeys: 2 })
})

test('[A1] of ten simultaneous uses of a challenge one succeeds', async () => {
  const challenge = await newChallenge(null)
  const uses = await Promise.all(Array.from({ length: 10 }, () => spendChallenge(challenge, null)))
  expect(uses.filter(Boolean)).toHaveLength(1)
})

test('[A1] a challenge is valid for its account, its purpose and five minutes', async () => {
  const [owner, other] = [await newUser(), await newUser()]
  const own = await newChallenge(owner)
  expect([await spendChallenge(own, other), await spendChallenge(own, null)]).toEqual([false, false])
  expect(await spendChallenge(own, owner)).toBe(true)
  const late = new Date(Date.now() + PASSKEY_MINUTES * 60_000 + 1000)
  const old = await newChallenge(null)
  expect(await spendChallenge(old, null, late)).toBe(false)
  await deleteExpired(late)
  expect(await sql('SELECT 1 FROM passkey_challenges')).toEqual([])
})
