import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as configuration from '@/lib/env'
import { runOutbox } from '@/lib/server/outbox/worker'
import { catalog, importFile, productEntry } from '../fixtures/catalog-file'
import { withSettings } from '../fixtures/configuration'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

const { env } = configuration
const mode = vi.spyOn(configuration, 'isSandbox', 'get')

withShopDatabase({ own: true })
withSettings({ SITE_URL: 'https://shop.example', INDEXNOW_URL: undefined, INDEXNOW_KEY: undefined })

const KEY = 'key-of-this-shop-42'
interface Submission {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

/** Stands in for a search engine; refuses the first `failures` submissions. */
const submitted: Submission[] = []
let failures = 0
const engine = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk
  })
  request.on('end', () => {
    if (failures-- > 0) return response.writeHead(429).end()
    submitted.push(JSON.parse(body) as Submission)
    return response.writeHead(202).end()
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve))
  const address = engine.address()
  env.INDEXNOW_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => {
  mode.mockRestore()
  engine.closeAllConnections()
  engine.close()
})
beforeEach(async () => {
  env.INDEXNOW_KEY = KEY
  mode.mockReturnValue(false)
  submitted.length = 0
  failures = 0
  await sql('DELETE FROM outbox')
})

const waiting = () =>
  sql<{ attempts: number; error: string | null }>(
    "SELECT attempts, error FROM outbox WHERE kind = 'index-now' AND processed_at IS NULL",
  )

test('the pages that an import changes are submitted in every language', async () => {
  const entry = productEntry()
  await importFile(catalog([entry]))
  await runOutbox()
  expect(submitted).toHaveLength(1)
  expect(submitted[0]).toMatchObject({
    host: 'shop.example',
    key: KEY,
    keyLocation: `https://shop.example/${KEY}.txt`,
  })
  for (const path of [`/products/${entry.id}`, `/zh-cn/products/${entry.id}`, '/th/destination/file-town'])
    expect(submitted[0]?.urlList).toContain(`https://shop.example${path}`)
  await importFile(catalog([entry]))
  expect(await waiting()).toEqual([])
})

test('the category and the destination of a changed product are submitted with it', async () => {
  const entry = productEntry()
  await importFile(catalog([entry]))
  await runOutbox()
  submitted.length = 0
  await importFile(catalog([{ ...entry, wheelchair: !entry.wheelchair }]))
  await runOutbox()
  const [category] = await sql<{ slug: string }>(
    'SELECT c.slug FROM products p JOIN categories c ON c.id = p.category_id WHERE p.id = $1',
    [entry.id],
  )
  for (const path of [`/products/${entry.id}`, `/categories/${category?.slug}`, '/destination/file-town'])
    expect(submitted[0]?.urlList).toContain(`https://shop.example${path}`)
})

test('a product that is withdrawn is submitted, so that it leaves the index', async () => {
  const entry = productEntry()
  await importFile(catalog([entry]))
  await runOutbox()
  submitted.length = 0
  await importFile(catalog([{ ...entry, withdrawn: true }]))
  await runOutbox()
  expect(submitted[0]?.urlList).toContain(`https://shop.example/products/${entry.id}`)
})

test('a refused submission is repeated', async () => {
  failures = 1
  await importFile(catalog([productEntry()]))
  await runOutbox()
  expect(await waiting()).toEqual([{ attempts: 1, error: 'IndexNow answered 429' }])
  await sql('UPDATE outbox SET available_at = now()')
  await runOutbox()
  expect([submitted.length, await waiting()]).toEqual([1, []])
})

test('nothing is recorded without a key, or in the sandbox', async () => {
  env.INDEXNOW_KEY = undefined
  await importFile(catalog([productEntry()]))
  env.INDEXNOW_KEY = KEY
  mode.mockReturnValue(true)
  await importFile(catalog([productEntry()]))
  expect(await waiting()).toEqual([])
})

test('what was recorded before the key was removed is not submitted', async () => {
  await importFile(catalog([productEntry()]))
  env.INDEXNOW_KEY = undefined
  await runOutbox()
  expect([submitted, await waiting()]).toEqual([[], []])
})
