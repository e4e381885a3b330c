import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { lookups } from '@/lib/api/navigation'
import { createSession } from '@/lib/server/auth/session-repo'
import { database, pool } from '@/lib/server/db/client'
import { ordered } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const tokenOf = (userId: string) => createSession(database(), userId, null)

test('[R11] before an order’s page it is asked whose it is, and nothing else of it', async () => {
  const { userId, order } = await ordered([[await newProduct()]])
  const [own, foreign] = [await tokenOf(userId), await tokenOf(await newUser())]
  const asked = vi.spyOn(pool(), 'query')
  expect(await lookups.ownsOrder(order.id, own)).toBe(true)
  expect(asked).toHaveBeenCalledTimes(2)
  asked.mockRestore()
  expect(await lookups.ownsOrder(order.id, foreign)).toBe(false)
  for (const id of [randomUUID(), 'x', '\0', "1'--", ''])
    expect(await lookups.ownsOrder(id, own), id).toBe(false)
})

test('[R11] whoever is not signed in any more is left to the page, and so is a database that does not answer', async () => {
  expect(await lookups.ownsOrder(randomUUID(), 'x'.repeat(43))).toBe(true)
  const token = await tokenOf(await newUser())
  const broken = vi.spyOn(pool(), 'query').mockImplementation(() => {
    throw new Error('no connection')
  })
  expect(await lookups.ownsOrder(randomUUID(), token)).toBe(true)
  broken.mockRestore()
})
