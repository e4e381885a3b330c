import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/env'
import { catalogRevision, revisionOf } from '@/lib/server/catalog-changes/revision'
import { isOwnToken } from '@/lib/server/catalog-changes/token'
import { watchCatalog } from '@/lib/server/catalog-changes/watch'
import { catalog, importFile, productEntry } from '../fixtures/catalog-file'
import { rowsOf } from '../fixtures/checkout'
import { withSettings } from '../fixtures/configuration'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })
withSettings({ SELF_ORIGIN: undefined })

/** Stands in for the shop's own server; fails `failures` times. */
const notified: string[][] = []
let failures = 0
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk
  })
  request.on('end', () => {
    const own = isOwnToken(request.headers.authorization?.replace('Bearer ', '') ?? '')
    if (!own || failures-- > 0) return response.writeHead(500).end()
    notified.push((JSON.parse(body) as { tags: string[] }).tags)
    return response.writeHead(204).end()
  })
})
let stop: () => void

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  env.SELF_ORIGIN = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const watch = watchCatalog()
  stop = watch.stop
  await watch.started
})
afterAll(() => {
  stop()
  server.closeAllConnections()
  server.close()
})

test('a running shop is notified of an import and of the stale cache tags', async () => {
  const before = catalogRevision()
  const entry = productEntry()
  await importFile(catalog([entry]))
  await expect.poll(() => notified).toHaveLength(1)
  expect(notified[0]?.toSorted()).toEqual(['areas', 'categories', `product:${entry.id}`, 'products'])
  expect(catalogRevision()).toBe(before + 1)
  expect(revisionOf(`product:${entry.id}`)).toBe(before + 1)
  expect(revisionOf('product:of-another-day')).toBe(0)
})

test('the notification is retried until the shop accepts it', async () => {
  notified.length = 0
  failures = 2
  const entry = productEntry()
  await importFile(catalog([entry]))
  await expect.poll(() => notified).toHaveLength(1)
  expect(notified[0]).toContain(`product:${entry.id}`)
})

test('a renamed category makes the pages of its products stale', async () => {
  const entry = productEntry()
  await importFile(catalog([entry]))
  await expect.poll(() => notified.flat()).toContain(`product:${entry.id}`)
  notified.length = 0
  const label = { en: 'High towers', th: 'หอคอยสูง', 'zh-cn': '高塔' }
  const categories = [{ id: 'FILE_CATEGORY', slug: 'file-category', icon: 'ticket', label }]
  await importFile({ version: 1, categories, products: [] })
  await expect.poll(() => notified.flat()).toContain(`product:${entry.id}`)
  expect(notified.flat()).toContain('categories')
})

test('an import that changes nothing is not recorded', async () => {
  const entry = productEntry()
  await importFile(catalog([entry]))
  const changes = await rowsOf('catalog_changes', [])
  await importFile(catalog([entry]))
  expect(await rowsOf('catalog_changes', [])).toBe(changes)
})
