import { expect, test } from 'vitest'
import { env } from '@/lib/env'
import { consumeAppCode, sealSecret } from '@/lib/server/auth/two-step/check'
import { resealAuthenticators } from '@/lib/server/auth/two-step/reseal'
import { codeAt, newSecret } from '@/lib/server/auth/two-step/totp'
import { database } from '@/lib/server/db/client'
import { newUser } from '../fixtures/catalog'
import { withSettings } from '../fixtures/configuration'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

const OLD = 'the first secret, of thirty-two characters'

withShopDatabase({ own: true })
withSettings({ SESSION_SECRET: OLD, SESSION_SECRET_PREVIOUS: undefined })

test('an authenticator outlives a rotation of the secret', async () => {
  const [userId, secret] = [await newUser(), newSecret()]
  const add = (id: string, sealed: string) =>
    sql('INSERT INTO authenticators (user_id, sealed_secret, confirmed_at) VALUES ($1, $2, now())', [
      id,
      sealed,
    ])
  // One that no key can read must not stop the others.
  await add(await newUser(), 'damaged')
  await add(userId, sealSecret(secret))
  const isRight = (periods: number) => {
    const now = new Date(Date.now() + periods * 30_000)
    return consumeAppCode(database(), userId, codeAt(secret, now), now)
  }
  Object.assign(env, {
    SESSION_SECRET: 'the second secret, of thirty-two characters',
    SESSION_SECRET_PREVIOUS: OLD,
  })
  expect(await isRight(0)).toBe(true)
  await resealAuthenticators()
  env.SESSION_SECRET_PREVIOUS = undefined
  expect(await isRight(3)).toBe(true)
})
