import { beforeAll, expect, test, vi } from 'vitest'
import { callLocal } from '@/lib/api/local'
import { listProducts } from '@/lib/contract/catalog'
import { getFacets } from '@/lib/contract/search'
import { downloadData } from '@/lib/server/account/export-data'
import { database, pool } from '@/lib/server/db/client'
import { readRates } from '@/lib/server/db/seed/exchange-rates'
import { recordTable } from '@/lib/server/rates/start-rates'
import { searchInTurn } from '@/lib/server/search/search-queue'
import { startSearchQueue } from '@/lib/server/search/start-search-queue'
import { newUser } from '../fixtures/catalog'
import { contextOf } from '../fixtures/checkout'
import { withShopDatabase } from '../fixtures/shop-database'

const BUSY = { code: 'BUSY' }

withShopDatabase({ own: true })
beforeAll(async () => {
  vi.stubGlobal('sunhopSearches', undefined)
  startSearchQueue()
  await recordTable(database(), readRates(), 'bundled')
  return () => void vi.unstubAllGlobals()
})

test('an account has two data exports at a time, and others are not refused with it', async () => {
  const [userId, other] = [await newUser(), await newUser()]
  const exports = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => downloadData(contextOf(userId))),
    downloadData(contextOf(other)),
  ])
  expect(exports.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(exports[2]).toMatchObject({ reason: BUSY })
  await expect(downloadData(contextOf(userId))).resolves.toMatchObject({ result: true })
})

test('a data export leaves most connections to visitors', async () => {
  const userId = await newUser()
  let most = 0
  const count = () => {
    most = Math.max(most, pool().totalCount - pool().idleCount + pool().waitingCount)
  }
  pool().on('acquire', count)
  await downloadData(contextOf(userId))
  pool().off('acquire', count)
  expect(most).toBeLessThanOrEqual(3)
})

test('a page whose network floods the searches is refused; other networks and cached data are not', async () => {
  const gate = Promise.withResolvers<void>()
  const blocked = Array.from({ length: 60 }, () => searchInTurn('203.0.113.7', () => gate.promise))
  const paging = { page: 1, limit: 1 }
  const flooding = { forwardedFor: '198.51.100.1, 203.0.113.7' }
  await expect(callLocal(listProducts, paging, flooding)).rejects.toMatchObject(BUSY)
  await expect(callLocal(getFacets, {}, flooding)).rejects.toMatchObject(BUSY)
  expect((await callLocal(listProducts, paging)).result).toBe(true)
  expect((await callLocal(getFacets, {})).result).toBe(true)
  const others = callLocal(listProducts, paging, { forwardedFor: '203.0.113.8' })
  gate.resolve()
  expect((await others).result).toBe(true)
  await Promise.all(blocked)
  expect((await callLocal(listProducts, paging, flooding)).result).toBe(true)
})
