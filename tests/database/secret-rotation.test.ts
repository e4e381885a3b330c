import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { supportForm } from '@/lib/contract/support'
import { env } from '@/lib/env'
import { recordKnownDevice } from '@/lib/server/auth/known-device-repo'
import { database } from '@/lib/server/db/client'
import { keyedHashes } from '@/lib/server/secret'
import { requestSupport } from '@/lib/server/support/service'
import { newUser } from '../fixtures/catalog'
import { contextOf } from '../fixtures/checkout'
import { withSettings } from '../fixtures/configuration'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withSettings({ SESSION_SECRET: undefined, SESSION_SECRET_PREVIOUS: undefined })

const OLD = 'the secret that was used before the rotation'
const NEW = 'the secret that is used since the rotation..'

function rotate(current: string, previous?: string): void {
  Object.assign(env, { SESSION_SECRET: current, SESSION_SECRET_PREVIOUS: previous })
}

test('a device that is known by the previous secret is known, and then by the new one alone', async () => {
  const userId = await newUser()
  const isNew = () =>
    recordKnownDevice(database(), userId, keyedHashes('sign-in-mark', userId, 'Safari'), new Date())
  rotate(OLD)
  expect(await isNew()).toBe(true)
  rotate(NEW, OLD)
  expect(await isNew()).toBe(false)
  rotate(NEW)
  expect(await isNew()).toBe(false)
  rotate('a third secret that nothing was signed with..')
  expect(await isNew()).toBe(true)
})

test('[R14] a support request that is repeated after a rotation is the same request', async () => {
  const form = supportForm.parse({
    topic: 'refund',
    name: 'Mali',
    email: `mali.${randomUUID()}@example.com`,
    message: 'It rained.',
  })
  const context = contextOf(await newUser(), { idempotencyKey: randomUUID() })
  rotate(OLD)
  const first = await requestSupport(form, context)
  rotate(NEW, OLD)
  expect((await requestSupport(form, context)).data.number).toBe(first.data.number)
})
