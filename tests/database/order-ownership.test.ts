import { AsyncLocalStorage } from 'node:async_hooks'
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

test('[R11] an order’s page checks the owner first, and reads nothing else of the order', async () => {
  const { userId, order } = await ordered([[await newProduct()]])
  const [own, foreign] = [await tokenOf(userId), await tokenOf(await newUser())]
  // The outbox queries the same pool in the background.
  const lookup = new AsyncLocalStorage<true>()
  let sent = 0
  const query = pool().query.bind(pool())
  const queries = vi.spyOn(pool(), 'query').mockImplementation((...statement) => {
    if (lookup.getStore()) sent += 1
    return query(...statement)
  })
  expect(await lookup.run(true, () => lookups.ownsOrder(order.id, own))).toBe(true)
  expect(sent).toBe(2)
  queries.mockRestore()
  expect(await lookups.ownsOrder(order.id, foreign)).toBe(false)
  for (const id of [randomUUID(), 'x', '\0', "1'--", ''])
    expect(await lookups.ownsOrder(id, own), id).toBe(false)
})

test('[R11] an expired session is left to the page, and an unavailable database is 503', async () => {
  expect(await lookups.ownsOrder(randomUUID(), 'x'.repeat(43))).toBe(true)
  const token = await tokenOf(await newUser())
  const broken = vi.spyOn(pool(), 'query').mockImplementation(() => {
    throw new Error('no connection')
  })
  await expect(lookups.ownsOrder(randomUUID(), token)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  broken.mockRestore()
})
